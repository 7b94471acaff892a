import { expect, test } from 'vitest';
import { nextWatch, WATCHING, type Watch, type WatchEvent } from './watch';

const progress = (share: number): WatchEvent => ({ kind: 'progress', share });
const ended: WatchEvent = { kind: 'ended' };
const noReply: WatchEvent = { kind: 'no-reply' };
const refused: WatchEvent = { kind: 'refused', msg: 'Too early' };
const credited: WatchEvent = { kind: 'credited', amount: 0.5 };

test.each<[string, WatchEvent[], Watch]>([
  ['just started', [progress(0.1)], { kind: 'watching' }],
  ['not yet 99 percent', [progress(0.989)], { kind: 'watching' }],
  ['99 percent [REELS-5]', [progress(0.5), progress(0.99)], { kind: 'earn' }],
  ['ended [REELS-6]', [progress(0.99), ended], { kind: 'saving' }],
  ['ended without progress near the end', [progress(0.9), ended], { kind: 'saving' }],
  ['credited [REELS-6]', [ended, credited], { kind: 'earned', amount: 0.5 }],
  ['no reply', [ended, noReply], { kind: 'unconfirmed' }],
  ['no reply, then credited', [ended, noReply, credited], { kind: 'earned', amount: 0.5 }],
  ['replayed while it is being saved', [ended, noReply, progress(0.2), ended], { kind: 'unconfirmed' }],
  ['refused', [ended, refused], { kind: 'refused', msg: 'Too early' }],
  [
    'refused, then late progress of the same playback',
    [ended, refused, progress(1)],
    { kind: 'refused', msg: 'Too early' },
  ],
  ['refused and replayed', [ended, refused, progress(0)], { kind: 'watching' }],
  [
    'refused, replayed, credited',
    [ended, refused, progress(0), ended, credited],
    { kind: 'earned', amount: 0.5 },
  ],
  [
    'earned is final',
    [ended, credited, progress(0), progress(0.99), ended, refused],
    { kind: 'earned', amount: 0.5 },
  ],
])('%s', (_name, events, expected) => {
  expect(events.reduce(nextWatch, WATCHING)).toEqual(expected);
});

test('an event that changes nothing returns the same object', () => {
  const watching = nextWatch(WATCHING, progress(0.1));
  expect(nextWatch(watching, progress(0.2))).toBe(watching);
});
