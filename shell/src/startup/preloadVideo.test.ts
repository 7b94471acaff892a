// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { preloadVideo } from './preloadVideo';

beforeEach(() => void vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue());
afterEach(() => {
  document.body.replaceChildren();
});

const preload = () => document.querySelector<HTMLVideoElement>('video[data-preload]');

/** A video of the screen that has its first frame. */
function showVideo(): void {
  const video = document.createElement('video');
  document.body.append(video);
  video.dispatchEvent(new Event('loadeddata'));
}

test('it ends once a video of the screen has its first frame', () => {
  preloadVideo('/media/one.mp4');
  vi.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(1);
  showVideo();
  expect(preload()).toBeNull();
});

test('the next reel, when it is sooner, does not end the request that the first one waits for', () => {
  preloadVideo('/media/one.mp4');
  showVideo();
  expect(preload()).not.toBeNull();
});

test('in a browser that saves data and has not begun the download, it ends with the first frame of the screen', () => {
  preloadVideo('/media/one.mp4');
  vi.spyOn(HTMLMediaElement.prototype, 'networkState', 'get').mockReturnValue(HTMLMediaElement.NETWORK_IDLE);
  showVideo();
  expect(preload()).toBeNull();
});
