// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { afterPreload } from './afterPreload';

afterEach(() => document.body.replaceChildren());

function preload(url: string): HTMLVideoElement {
  const video = document.createElement('video');
  video.dataset['preload'] = '';
  video.src = url;
  document.body.append(video);
  return video;
}

test('a video that the page has not requested loads at once', () => {
  preload('/media/two.mp4');
  const start = vi.fn();
  afterPreload('/media/one.mp4', start);
  expect(start).toHaveBeenCalledTimes(1);
});

test.each(['loadedmetadata', 'suspend', 'error', 'emptied'])(
  'a requested video waits for the event %s, once',
  (event) => {
    const early = preload('/media/one.mp4');
    const start = vi.fn();
    afterPreload('/media/one.mp4', start);
    expect(start).not.toHaveBeenCalled();
    early.dispatchEvent(new Event(event));
    expect(start).toHaveBeenCalledTimes(1);
    early.dispatchEvent(new Event('error'));
    expect(start).toHaveBeenCalledTimes(1);
  },
);

test('a requested video loads at once in a browser that saves data and has not begun its download', () => {
  const early = preload('/media/one.mp4');
  Object.defineProperty(early, 'networkState', { value: HTMLMediaElement.NETWORK_IDLE });
  const start = vi.fn();
  afterPreload('/media/one.mp4', start);
  expect(start).toHaveBeenCalledTimes(1);
});

test('a video that is left meanwhile never loads', () => {
  const early = preload('/media/one.mp4');
  const start = vi.fn();
  afterPreload('/media/one.mp4', start)();
  early.dispatchEvent(new Event('loadedmetadata'));
  expect(start).not.toHaveBeenCalled();
});
