import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openReels, type ReminderScope, showReminder } from './reminders';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

/** Answer of a tab to the worker’s question about unsaved changes; null for a tab that does not answer. */
let answer: boolean | null = false;

/** A worker's scope that records what is done to it, with tabs at these paths. */
function scopeWith(...paths: string[]) {
  const done: string[] = [];
  const record = (what: string) => {
    done.push(what);
    return Promise.resolve();
  };
  const tabs = paths.map((path) => ({
    url: `https://site.example${path}`,
    focus: () => record(`focus ${path}`),
    postMessage: (_question: unknown, [port]: [MessagePort]) => {
      if (answer !== null) port.postMessage(answer);
      port.close();
    },
    navigate: (to: string) => record(`navigate ${path} to ${to}`),
  }));
  const scope: ReminderScope = {
    registration: { showNotification: (title) => record(`show ${title}`) },
    clients: { matchAll: () => Promise.resolve(tabs), openWindow: (path) => record(`open ${path}`) },
    navigator: { setAppBadge: (count) => record(`badge ${count}`) },
  };
  return { done, scope };
}

test.each([
  ['an unsaved form', true, ['focus /profile']],
  ['nothing unsaved', false, ['focus /profile', 'navigate /profile to /reels']],
  ['no answer, as one of an earlier release', null, ['focus /profile', 'navigate /profile to /reels']],
])('a tap shows a tab with %s', async (_name, given, expected) => {
  answer = given;
  const { done, scope } = scopeWith('/profile');
  const opened = openReels(scope);
  if (given === null) await vi.advanceTimersByTimeAsync(1000);
  await opened;
  expect(done).toEqual(expected);
  answer = false;
});

test.each([
  [[], ['open /reels']],
  [['/profile'], ['focus /profile', 'navigate /profile to /reels']],
  [['/profile', '/reels'], ['focus /reels']],
])('with tabs at %j a tap does %j', async (paths, expected) => {
  const { done, scope } = scopeWith(...paths);
  await openReels(scope);
  expect(done).toEqual(expected);
});

test('a reminder is shown and counted on the icon', async () => {
  const { done, scope } = scopeWith();
  await showReminder(scope, '{"title":"9 reels left today","body":"Tap to watch.","reelsLeft":9}');
  expect(done).toEqual(['show 9 reels left today', 'badge 9']);
});

test('a reminder is shown where the icon has no badge, and an unknown message is not', async () => {
  const { done, scope } = scopeWith();
  const refused = { setAppBadge: () => Promise.reject(new Error('not installed')) };
  await showReminder({ ...scope, navigator: refused }, '{"title":"t","body":"b"}');
  await showReminder({ ...scope, navigator: {} }, '{"title":"u","body":"b"}');
  await showReminder(scope, '{}');
  expect(done).toEqual(['show t', 'show u']);
});
