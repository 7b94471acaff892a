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
  const read = (lesson: object) => hindiOf(JSON.stringify(lesson), '01.json');
  expect(read({ titleHi: 'अंक', hindi: ['एक।'] })).toEqual({ title: 'अंक', captions: ['एक।'] });
  expect(() => read({ titleHi: ' ', hindi: ['एक।'] })).toThrow('01.json: "titleHi" must be a text');
  for (const hindi of [undefined, [' ']])
    expect(() => read({ titleHi: 'अंक', hindi })).toThrow('01.json: "hindi" must be a list of texts');
});
