import { expect, test } from 'vitest';
import manifest from '../../../remote.json';
import { AV1_FLAG, firstAv1Slot, videoFile } from './av1';

const reel = { videoUrl: 'one.mp4', videoAv1Url: 'one.av1.mp4' };

test('a capable device plays AV1, any other H.264', () => {
  expect(videoFile(reel, true, 0)).toBe('one.av1.mp4');
  expect(videoFile(reel, false, 0)).toBe('one.mp4');
});

test('a reel without AV1 plays in H.264 everywhere', () => {
  expect(videoFile({ videoUrl: 'one.mp4' }, true, 0)).toBe('one.mp4');
});

test('a reel that failed is tried again in H.264', () => {
  expect(videoFile(reel, true, 1)).toBe('one.mp4');
});

test('the reel on screen and the next one keep the format in which they load', () => {
  expect(firstAv1Slot(3)).toBe(5);
});

test('the page preloads the first reel by the same flag and fields', () => {
  const calls = manifest.routes.find(({ path }) => path === '/reels')?.calls ?? [];
  expect(calls.flatMap((call) => ('video' in call ? [call.video] : []))).toEqual([
    { field: 'videoUrl', preferred: { field: 'videoAv1Url', flag: AV1_FLAG } },
  ]);
});
