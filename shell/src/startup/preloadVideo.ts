/**
 * Fetches a video up to its first frame, in a hidden element `video[data-preload]`. The screen's own element shares the
 * download if it gets the same address, with `crossOrigin`, after this one has metadata; before, it would download the
 * video again.
 */
export function preloadVideo(url: string): void {
  const video = document.createElement('video');
  // WebKit downloads a video for each element, so the first frame would be fetched twice.
  if ('webkitPresentationMode' in video) return;
  // A screen that was faster is loading it already.
  const { href } = new URL(url, location.href);
  if ([...document.querySelectorAll('video')].some(({ src }) => src === href)) return;
  video.dataset['preload'] = '';
  video.hidden = true;
  video.ariaHidden = 'true';
  video.crossOrigin = 'anonymous';
  video.muted = true;
  video.preload = 'metadata';
  video.src = href;
  document.body.append(video);
  document.addEventListener('loadeddata', release, true);

  /** The screen's video has the data. Without metadata here it is the next reel's, which was sooner. */
  function release({ target }: Event): void {
    // A browser that saves data does not begin the download, and is idle without metadata.
    const isIdle = video.networkState === HTMLMediaElement.NETWORK_IDLE;
    const isPending = video.readyState === HTMLMediaElement.HAVE_NOTHING && !isIdle && !video.error;
    if (target === video || isPending) return;
    document.removeEventListener('loadeddata', release, true);
    video.remove();
    video.removeAttribute('src');
    video.load();
  }
}
