import { describe, expect, test } from 'vitest';
import { createReporter, isRetryable, retryDelay, type ReportResult, type Report } from './reporter';

const credited: ReportResult = {
  kind: 'ok',
  msg: '',
  data: { earnWatchReel: 0.5, reelsWatchedToday: 1 },
};
const offline: ReportResult = { kind: 'failed', reason: 'offline' };
const refused: ReportResult = { kind: 'refused', code: 409, msg: 'This plan has ended.' };

function report(id: string, durationMs = 20_000): Report {
  return { key: id, userId: 'user', planId: 'plan', videoId: id, durationMs };
}

/** A reporter with a fake clock that advances only in pauses, and a provider that gives these replies in order. */
function setUp(replies: ReportResult[]) {
  const log: string[] = [];
  const stored = new Map<string, Report>();
  let time = 100_000;
  let user = 'user';
  const send = createReporter({
    call: async ({ videoId }) => {
      const reply = replies.shift();
      log.push(`call ${videoId}`);
      if (!reply) throw new Error('one call too many');
      return reply;
    },
    onEvent: ({ videoId }, event) => log.push(`${videoId} ${event.kind}`),
    onCredited: ({ videoId }) => log.push(`refresh after ${videoId}`),
    isOfSession: ({ userId }) => userId === user,
    store: (report) => stored.set(report.key, report),
    discard: ({ key }) => stored.delete(key),
    now: () => time,
    pause: async (ms) => {
      log.push(`pause ${ms}`);
      time += ms;
    },
  });
  return {
    send,
    log,
    stored: () => [...stored.values()],
    watchFor: (ms: number) => void (time += ms),
    logIn: (id: string) => void (user = id),
  };
}

/** Pauses resolve at once, so everything has happened by the next task. */
function flush(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

test('a watched reel is reported and credited [REELS-6]', async () => {
  const { send, log } = setUp([credited]);
  send(report('a'));
  await flush();
  expect(log).toEqual(['a ended', 'call a', 'a credited', 'refresh after a']);
});

test('without a reply it is retried with growing pauses until it is credited', async () => {
  const { send, log } = setUp([offline, offline, { kind: 'refused', code: 429, msg: 'Slow down' }, credited]);
  send(report('a'));
  await flush();
  expect(log.filter((entry) => !entry.startsWith('a no-reply'))).toEqual([
    'a ended',
    'call a',
    'pause 1000',
    'call a',
    'pause 2000',
    'call a',
    'pause 4000',
    'call a',
    'a credited',
    'refresh after a',
  ]);
});

test('a reel that the provider cannot credit does not hold up the next one, and is tried again after it', async () => {
  const broken: ReportResult = { kind: 'refused', code: 500, msg: '' };
  const { send, log } = setUp([broken, credited, credited]);
  send(report('a'));
  send(report('b'));
  await flush();
  expect(log.filter((entry) => /^(call|pause)/.test(entry))).toEqual([
    'call a',
    'pause 1000',
    // It may have been credited.
    'pause 18500',
    'call b',
    'pause 18500',
    'call a',
  ]);
});

test('a reel whose reply is lost comes before the next one, since it may have been credited', async () => {
  const { send, log } = setUp([offline, offline, credited, credited]);
  send(report('a'));
  send(report('b'));
  await flush();
  expect(log.filter((entry) => entry.startsWith('call'))).toEqual(['call a', 'call a', 'call a', 'call b']);
});

test('a refusal is final and is shown', async () => {
  const { send, log } = setUp([refused]);
  send(report('a'));
  await flush();
  expect(log).toEqual(['a ended', 'call a', 'a refused']);
});

test('a report of an earlier page that is refused waits as after a credit and is sent once more', async () => {
  const { send, log, stored } = setUp([refused, refused]);
  send({ ...report('a'), isResumed: true });
  await flush();
  expect(log).toEqual(['a ended', 'call a', 'pause 18500', 'call a', 'a refused']);
  expect(stored()).toEqual([]);
});

test('the end of the session stops it silently', async () => {
  const { send, log } = setUp([{ kind: 'session-ended' }]);
  send(report('a'));
  await flush();
  expect(log).toEqual(['a ended', 'call a']);
});

test('a reel that is being reported is not reported twice', async () => {
  const { send, log } = setUp([credited]);
  send(report('a'));
  send(report('a'));
  await flush();
  expect(log.filter((entry) => entry === 'call a')).toHaveLength(1);
});

test('a reel that was refused can be reported again', async () => {
  const { send, log } = setUp([refused, credited]);
  send(report('a'));
  await flush();
  send(report('a'));
  await flush();
  expect(log.filter((entry) => entry === 'call a')).toHaveLength(2);
});

test('a queued reel keeps its distance from the previous credit', async () => {
  const { send, log } = setUp([offline, credited, credited]);
  send(report('a'));
  send(report('b', 10_000));
  await flush();
  expect(log).toContain('pause 9500');
  expect(log.indexOf('pause 9500')).toBeLessThan(log.indexOf('call b'));
});

test('a reel watched long enough after the last credit is reported at once', async () => {
  const { send, log, watchFor } = setUp([credited, credited]);
  send(report('a'));
  await flush();
  watchFor(20_000);
  send(report('b'));
  await flush();
  expect(log.filter((entry) => entry.startsWith('pause'))).toEqual([]);
});

test('a report is stored until it is credited or refused', async () => {
  const { send, stored } = setUp([offline, credited, refused]);
  send(report('a'));
  send(report('b'));
  expect(stored()).toEqual([report('a'), report('b')]);
  await flush();
  expect(stored()).toEqual([]);
});

test('a report of another user is not sent and stays stored; the next one is sent', async () => {
  const { send, log, stored, logIn } = setUp([credited]);
  logIn('other');
  send(report('a'));
  send({ ...report('b'), userId: 'other' });
  await flush();
  expect(log.filter((entry) => entry.startsWith('call'))).toEqual(['call b']);
  expect(stored()).toEqual([report('a')]);
});

test('a report whose user logs out between two attempts is not sent again and stays stored', async () => {
  const { send, log, stored, logIn } = setUp([offline]);
  send(report('a'));
  logIn('');
  await flush();
  expect(log).toEqual(['a ended', 'call a', 'a no-reply', 'pause 1000']);
  expect(stored()).toEqual([report('a')]);
});

test('a report that ends a session is sent once more after the next log-in, and dropped if it ends that one too', async () => {
  const { send, log, stored } = setUp([{ kind: 'session-ended' }, { kind: 'session-ended' }]);
  send(report('a'));
  await flush();
  expect(stored()).toHaveLength(1);
  for (const kept of stored()) send(kept);
  await flush();
  expect(log.filter((entry) => entry === 'call a')).toHaveLength(2);
  expect(stored()).toEqual([]);
});

describe('replies that are retried', () => {
  test.each<[string, ReportResult, boolean]>([
    ['none', offline, true],
    ['too many calls', { kind: 'refused', code: 429, msg: '' }, true],
    ['an error of the provider', { kind: 'refused', code: 500, msg: '' }, true],
    ['a refusal', refused, false],
    ['a credit', credited, false],
    ['the end of the session', { kind: 'session-ended' }, false],
  ])('%s', (_name, reply, expected) => {
    expect(isRetryable(reply)).toBe(expected);
  });
});

test.each([
  [1, 1000],
  [2, 2000],
  [5, 16_000],
  [6, 30_000],
  [60, 30_000],
])('the pause after %d failures is %d ms', (failures, ms) => {
  expect(retryDelay(failures)).toBe(ms);
});
