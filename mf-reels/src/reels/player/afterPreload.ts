/**
 * Calls back when a video may be loaded: at once, unless the page has just requested the same one (`preloadVideo` of the
 * shell). Its download is shared from the moment its metadata has arrived; it can fail or end before, and a browser that
 * saves data does not begin it. Gives a function that cancels.
 */
export function afterPreload(url: string, start: () => void): () => void {
  const early = document.querySelector<HTMLVideoElement>('video[data-preload]');
  const isPending =
    early?.src === new URL(url, location.href).href &&
    early.readyState === HTMLMediaElement.HAVE_NOTHING &&
    early.networkState !== HTMLMediaElement.NETWORK_IDLE &&
    !early.error;
  const waiting = new AbortController();
  const settle = () => {
    waiting.abort();
    start();
  };
  if (!isPending) settle();
  else
    for (const event of ['loadedmetadata', 'suspend', 'error', 'emptied'])
      early.addEventListener(event, settle, waiting);
  return () => waiting.abort();
}
