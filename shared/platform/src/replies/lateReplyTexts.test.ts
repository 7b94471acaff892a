// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { callAction } from '../api/callAction';
import { publishPreloadedQueries } from '../api/preloadedQuery';
import { applyLanguage } from '../language/languageStore';
import { replyText } from './replyText';

const file = vi.hoisted(() => ({ arrive: (): void => undefined }));
vi.mock('./hi', async (importOriginal) => {
  await new Promise<void>((resolve) => (file.arrive = resolve));
  return importOriginal();
});

const MSG = 'The password is wrong.';

afterEach(() => vi.useRealTimers());

test('a call ends though the file of its message has no reply, and the message changes when it arrives', async () => {
  vi.useFakeTimers();
  await applyLanguage('hi');
  const body = { code: 200, data: [], msg: MSG };
  const result = Promise.resolve({ kind: 'response' as const, status: 200, body });
  publishPreloadedQueries([{ name: 'getPlan', payload: {}, token: null, result, abort: () => undefined }]);
  const call = callAction('getPlan', {});
  await vi.advanceTimersByTimeAsync(1500);
  expect(await call).toMatchObject({ kind: 'ok', msg: MSG });
  expect(replyText(MSG)).toBe(MSG);
  file.arrive();
  await vi.waitFor(() => expect(replyText(MSG)).toBe('पासवर्ड गलत है।'));
});
