/** Fetches the pictures and the first video of a preloaded reply before the screen's code can. */
import type { RouteQuery } from '@reelrupee/federation/composition/composition';
import { mediaInReply } from './mediaInReply';
import { preloadVideo } from './preloadVideo';

export function preloadMedia(body: unknown, call: RouteQuery, mediaHost: string): void {
  const { pictures, video } = mediaInReply(body, call, (flag) => localStorage.getItem(flag) === 'on');
  for (const picture of pictures) {
    const image = new Image();
    // The video must not delay the picture that is shown until it plays.
    image.fetchPriority = 'high';
    image.src = mediaHost + picture;
  }
  // With navigation state the screen may begin with another item, as after a tab that was opened by a link is restored.
  if (video && !(history.state as { usr?: unknown } | null)?.usr) preloadVideo(mediaHost + video);
}
