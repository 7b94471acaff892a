import { expect, test } from 'vitest';
import { pieces, webvtt } from './captions';

test('cuts long captions, at a comma where one is near the middle', () => {
  expect(pieces('Short one.')).toEqual(['Short one.']);
  expect(
    pieces('A small change in the name of a bank is enough, so look at the whole address twice.'),
  ).toEqual(['A small change in the name of a bank is enough,', 'so look at the whole address twice.']);
});

test('captions cover the reel from start to end without a gap', () => {
  const vtt = webvtt(
    [
      { text: 'One.', from: 450, to: 1000 },
      { text: 'Two.', from: 1400, to: 2000 },
    ],
    3000,
  );
  expect(vtt).toBe('WEBVTT\n\n00:00:00.000 --> 00:00:01.400\nOne.\n\n00:00:01.400 --> 00:00:03.000\nTwo.\n');
});
