// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { callAction } from './callAction';

vi.mock(import('./http'), () => Promise.reject(new Error('The chunk did not arrive.')));

afterEach(() => {
  vi.restoreAllMocks();
});

test.each([
  [true, 'unreachable'],
  [false, 'offline'],
])(
  'without the code that sends calls, and with the network at %s, a call fails as %s',
  async (onLine, reason) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    expect(await callAction('getPlan', {})).toEqual({ kind: 'failed', reason });
  },
);
