import { expect, test } from 'vitest';
import { nextPlayer, initialPlayer, shouldPlay, viewOf, type PlayerEvent, type PlayerView } from './player';

type Kind = PlayerEvent['kind'];

function after(autoplay: boolean, kinds: Kind[]) {
  const events: PlayerEvent[] = kinds.map((kind) => ({ kind }));
  return events.reduce(nextPlayer, initialPlayer(autoplay));
}

test.each<[string, boolean, Kind[], PlayerView, boolean]>([
  ['a new reel', true, [], 'buffering', true],
  ['it plays [REELS-2]', true, ['playing'], 'playing', true],
  ['it runs out of buffer [REELS-4]', true, ['playing', 'waiting'], 'buffering', true],
  ['it resumes', true, ['playing', 'waiting', 'playing'], 'playing', true],
  ['a tap pauses [REELS-3]', true, ['playing', 'toggled'], 'paused', false],
  ['a second tap plays [REELS-3]', true, ['playing', 'toggled', 'toggled'], 'playing', true],
  ['with reduced motion nothing autoplays', false, [], 'paused', false],
  ['with reduced motion a tap plays it', false, ['toggled', 'playing'], 'playing', true],
  ['the browser blocks autoplay', true, ['autoplay-refused'], 'paused', false],
  ['it has ended', true, ['playing', 'ended'], 'ended', false],
  ['it is replayed', true, ['playing', 'ended', 'replayed'], 'buffering', true],
  ['a tap after the end replays it', true, ['playing', 'ended', 'toggled'], 'buffering', true],
  ['a first failure is not shown', true, ['failed'], 'buffering', false],
  ['it is retried', true, ['failed', 'retried'], 'buffering', true],
  ['it fails after all retries', true, ['failed', 'retried', 'failed', 'retried', 'failed'], 'failed', false],
  [
    'retried by the user',
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

test('each retry loads the source again', () => {
  expect(after(true, ['failed', 'retried', 'failed', 'retried']).attempt).toBe(2);
});
