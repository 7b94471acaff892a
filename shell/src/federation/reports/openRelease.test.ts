import { expect, test } from 'vitest';
import type { LoadEvent } from './loadEvents';
import { openRelease } from './openRelease';

const event = (release: string, event: LoadEvent['event'], remote = 'mf-plans'): LoadEvent => ({
  at: 0,
  remote,
  release,
  role: 'current',
  event,
});

test('the release that was opened last is open', () => {
  const events = [event('bad', 'evaluation'), event('good', 'opened'), event('home', 'opened', 'mf-home')];
  expect(openRelease(events, 'mf-plans')).toBe('good');
});

test('none is open while the first one loads, or after it has failed', () => {
  expect(openRelease([], 'mf-plans')).toBeUndefined();
  expect(openRelease([event('a', 'opened'), event('a', 'render')], 'mf-plans')).toBeUndefined();
});

test('errors of an open screen, and the hang of an earlier page, leave it open', () => {
  const events = [event('a', 'opened'), event('a', 'uncaught'), event('a', 'slow'), event('a', 'hang')];
  expect(openRelease(events, 'mf-plans')).toBe('a');
});
