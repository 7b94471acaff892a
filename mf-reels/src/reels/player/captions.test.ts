import { expect, test } from 'vitest';
import { captionsOf } from './captions';

const reel = { captionsUrl: 'one.vtt', captionsHiUrl: 'one.hi.vtt' };

test('captions are in the language of the app', () => {
  expect(captionsOf(reel, 'hi')).toEqual({ file: 'one.hi.vtt', language: 'hi' });
  expect(captionsOf(reel, 'en')).toEqual({ file: 'one.vtt', language: 'en' });
});

test('a reel without captions in Hindi has English ones', () => {
  expect(captionsOf({ captionsUrl: 'one.vtt' }, 'hi')).toEqual({ file: 'one.vtt', language: 'en' });
});

test('a reel can have no captions', () => {
  expect(captionsOf({}, 'en')).toBeNull();
  expect(captionsOf({ captionsHiUrl: 'one.hi.vtt' }, 'en')).toBeNull();
});
