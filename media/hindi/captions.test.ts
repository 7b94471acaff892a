import { expect, test } from 'vitest';
import { hindiOf, translated } from './captions';

const ENGLISH =
  'WEBVTT\n\n00:00:00.000 --> 00:00:01.400\nOne.\n\n00:00:01.400 --> 00:00:03.000\nTwo,\nor three.\n';

test('Hindi captions have the times of the English ones', () => {
  expect(translated(ENGLISH, ['एक।', 'दो & तीन।'], 'numbers')).toBe(
    'WEBVTT\n\n00:00:00.000 --> 00:00:01.400\nएक।\n\n00:00:01.400 --> 00:00:03.000\nदो &amp; तीन।\n',
  );
});

test('a caption that is not translated is named by its lesson', () => {
  expect(() => translated(ENGLISH, ['एक।'], 'numbers')).toThrow(
    'numbers: 1 Hindi captions for 2 English ones',
  );
});

test('a lesson without Hindi is named by its file', () => {
  expect(hindiOf('{ "hindi": ["एक।"] }', '01.json')).toEqual(['एक।']);
  expect(() => hindiOf('{}', '01.json')).toThrow('01.json: "hindi" must be a list of texts');
  expect(() => hindiOf('{ "hindi": [" "] }', '01.json')).toThrow('01.json: "hindi" must be a list of texts');
});
