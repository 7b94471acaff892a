import { expect, test } from 'vitest';
import { reelOf } from '../../testing/fixtures';
import { reelTitle } from './reelTitle';

const reel = reelOf('1', { title: 'Ask for a table', titleHi: 'टेबल में जवाब माँगें' });

test('a title is in the language of the app', () => {
  expect(reelTitle(reel, 'en')).toEqual({ text: 'Ask for a table', language: 'en' });
  expect(reelTitle(reel, 'hi')).toEqual({ text: 'टेबल में जवाब माँगें', language: 'hi' });
});

test('a reel without a Hindi title has its English one, marked as English', () => {
  expect(reelTitle({ ...reel, titleHi: undefined }, 'hi')).toEqual({
    text: 'Ask for a table',
    language: 'en',
  });
});
