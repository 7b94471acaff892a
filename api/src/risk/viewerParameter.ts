/** Query parameter of a video's address that names the user who fetches it. */
const PARAMETER = 'u';

/** A video's path with the user who fetches it. */
export function withViewer(videoPath: string, userId: string): string {
  return `${videoPath}?${PARAMETER}=${encodeURIComponent(userId)}`;
}

/** The user in the address of a video; null without one. */
export function viewerOf(url: string): string | null {
  const [, query = ''] = url.split('?');
  return new URLSearchParams(query).get(PARAMETER);
}
