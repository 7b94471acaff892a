import { expect, test } from 'vitest';
import { mediaInReply } from './mediaInReply';

const call = {
  action: 'getReelsByUserPlan',
  picture: 'posterUrl',
  video: { field: 'videoUrl', preferred: { field: 'videoAv1Url', flag: 'feed.av1' } },
};
const reels = {
  data: [
    { posterUrl: 'one.webp', videoUrl: 'one.mp4', videoAv1Url: 'one.av1.mp4' },
    { posterUrl: 'two.webp', videoUrl: 'two.mp4' },
  ],
};
const never = () => false;

test('every listed picture is preloaded, and the video of the first item only', () => {
  expect(mediaInReply(reels, call, never)).toEqual({ pictures: ['one.webp', 'two.webp'], video: 'one.mp4' });
});

test('the preferred video is that of the flag, where the reply has it', () => {
  const isSet = (flag: string) => flag === 'feed.av1';
  expect(mediaInReply(reels, call, isSet).video).toBe('one.av1.mp4');
  expect(mediaInReply({ data: reels.data.slice(1) }, call, isSet).video).toBe('two.mp4');
});

test('a call that declares no files has none, whatever its reply holds', () => {
  expect(mediaInReply(reels, { action: 'getPlan' }, never)).toEqual({ pictures: [], video: '' });
});

test.each([
  ['an error as text', 'Bad gateway'],
  ['nothing', null],
  ['no list', { data: { videoUrl: 'one.mp4' } }],
  ['an empty list', { data: [] }],
  ['items that are no objects', { data: [null, 'one.mp4'] }],
  ['a path that is no text', { data: [{ videoUrl: 7 }] }],
])('a reply with %s names no files', (_, body) => {
  expect(mediaInReply(body, call, never)).toEqual({ pictures: [], video: '' });
});
