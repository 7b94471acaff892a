import { describe, expect, test } from 'vitest';
import { createReporter, isUnsettled, retryDelay, type ReportResult, type Report } from './reporter';

const credited: ReportResult = {
  kind: 'ok',
  msg: '',
  data: { earnWatchReel: 0.5, reelsWatchedToday: 1, totalReels: 10 },
};
const offline: ReportResult = { kind: 'failed', reason: 'offline' };
const refused: ReportResult = { kind: 'refused', code: 409, msg: 'This plan has ended.' };

function report(id: string, durationMs = 20_000): Report {
  return { key: id, userId: 'user', planId: 'plan', videoId: id, durationMs };
}

/** A world whose time passes only in pauses, and whose provider gives these answers. */
function world(answers: ReportResult[]) {
  const log: string[] = [];
  const kept: string[][] = [];
  let time = 100_000;
  const send = createReporter({
    call: async ({ videoId }) => {
      const answer = answers.shift();
      log.push(`call ${videoId}`);
      if (!answer) throw new Error('one call too many');
      return answer;
    },
    tell: ({ videoId }, event) => log.push(`${videoId} ${event.kind}`),
    credited: ({ videoId }) => log.push(`refresh after ${videoId}`),
    keep: (reports) => kept.push(reports.map(({ videoId }) => videoId)),
    now: () => time,
    pause: async (ms) => {
      log.push(`pause ${ms}`);
      time += ms;
    },
  });
  return { send, log, kept, watchFor: (ms: number) => void (time += ms) };
}

/** Pauses take no time here, so everything has happened by the next turn. */
function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

test('a watched reel is reported and credited [REELS-6]', async () => {
  const { send, log } = world([credited]);
  send(report('a'));
  await settled();
  expect(log).toEqual(['a ended', 'call a', 'a credited', 'refresh after a']);
});

test('without an answer it is told again, with growing pauses, until it is credited', async () => {
  const { send, log } = world([offline, offline, { kind: 'refused', code: 429, msg: 'Slow down' }, credited]);
  send(report('a'));
  await settled();
  expect(log.filter((entry) => !entry.startsWith('a no-answer'))).toEqual([
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

test('a refusal is final and is said', async () => {
  const { send, log } = world([refused]);
  send(report('a'));
  await settled();
  expect(log).toEqual(['a ended', 'call a', 'a refused']);
});

test('the end of the session ends it quietly', async () => {
  const { send, log } = world([{ kind: 'session-ended' }]);
  send(report('a'));
  await settled();
  expect(log).toEqual(['a ended', 'call a']);
});

test('a reel that is being reported is not reported twice', async () => {
  const { send, log } = world([credited]);
  send(report('a'));
  send(report('a'));
  await settled();
  expect(log.filter((entry) => entry === 'call a')).toHaveLength(1);
});

test('a reel that was refused can be reported again', async () => {
  const { send, log } = world([refused, credited]);
  send(report('a'));
  await settled();
  send(report('a'));
  await settled();
  expect(log.filter((entry) => entry === 'call a')).toHaveLength(2);
});

test('a reel that waited behind another one keeps its distance from that one’s credit', async () => {
  const { send, log } = world([offline, credited, credited]);
  send(report('a'));
  send(report('b', 10_000));
  await settled();
  expect(log).toContain('pause 9500');
  expect(log.indexOf('pause 9500')).toBeLessThan(log.indexOf('call b'));
});

test('a reel watched at its own time after the last credit waits for nothing', async () => {
  const { send, log, watchFor } = world([credited, credited]);
  send(report('a'));
  await settled();
  watchFor(20_000);
  send(report('b'));
  await settled();
  expect(log.filter((entry) => entry.startsWith('pause'))).toEqual([]);
});

test('what is not answered yet is kept', async () => {
  const { send, kept } = world([offline, credited, refused]);
  send(report('a'));
  send(report('b'));
  await settled();
  expect(kept).toEqual([['a'], ['a', 'b'], ['b'], []]);
});

describe('answers', () => {
  test.each<[string, ReportResult, boolean]>([
    ['none', offline, true],
    ['too many calls', { kind: 'refused', code: 429, msg: '' }, true],
    ['a fault of the provider', { kind: 'refused', code: 500, msg: '' }, true],
    ['a refusal', refused, false],
    ['a credit', credited, false],
    ['the end of the session', { kind: 'session-ended' }, false],
  ])('%s', (_name, answer, expected) => {
    expect(isUnsettled(answer)).toBe(expected);
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
