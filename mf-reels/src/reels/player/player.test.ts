import { expect, test } from 'vitest';
import { nextPlayer, initialPlayer, shouldPlay, viewOf, type PlayerEvent, type PlayerView } from './player';

type Kind = PlayerEvent['kind'];

function after(autoplay: boolean, kinds: Kind[]) {
  const events: PlayerEvent[] = kinds.map((kind) => ({ kind }));
  return events.reduce(nextPlayer, initialPlayer(autoplay));
}

test.each<[string, boolean, Kind[], PlayerView, boolean]>([
  ['a reel that has just come', true, [], 'buffering', true],
  ['it plays [REELS-2]', true, ['playing'], 'playing', true],
  ['it runs dry [REELS-4]', true, ['playing', 'waiting'], 'buffering', true],
  ['it goes on', true, ['playing', 'waiting', 'playing'], 'playing', true],
  ['a tap pauses [REELS-3]', true, ['playing', 'toggled'], 'paused', false],
  ['a second tap plays [REELS-3]', true, ['playing', 'toggled', 'toggled'], 'playing', true],
  ['where less motion is asked for, nothing plays by itself', false, [], 'paused', false],
  ['but a tap plays it', false, ['toggled', 'playing'], 'playing', true],
  ['the browser refuses to play by itself', true, ['autoplay-refused'], 'paused', false],
  ['it has ended', true, ['playing', 'ended'], 'ended', false],
  ['it is watched again', true, ['playing', 'ended', 'replayed'], 'buffering', true],
  ['a tap after the end watches it again', true, ['playing', 'ended', 'toggled'], 'buffering', true],
  ['a first failure is not told', true, ['failed'], 'buffering', false],
  ['it is asked for again', true, ['failed', 'retried'], 'buffering', true],
  ['it fails for good', true, ['failed', 'retried', 'failed', 'retried', 'failed'], 'failed', false],
  [
    'asked for again by hand',
    true,
    ['failed', 'retried', 'failed', 'retried', 'failed', 'retried'],
    'buffering',
    true,
  ],
])('%s', (_name, autoplay, kinds, view, plays) => {
  const player = after(autoplay, kinds);
  expect(viewOf(player)).toBe(view);
  expect(shouldPlay(player)).toBe(plays);
});

test('each new try asks for the source anew', () => {
  expect(after(true, ['failed', 'retried', 'failed', 'retried']).attempt).toBe(2);
});
