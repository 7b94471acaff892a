/** How sharing ended. A share sheet that the user closes is no failure, and nothing is said about it. */
export type ShareOutcome = 'shared' | 'cancelled' | 'unsupported';

/** Opens the device's share sheet. */
export async function share(data: ShareData): Promise<ShareOutcome> {
  if (typeof navigator.share !== 'function') return 'unsupported';
  try {
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'unsupported';
  }
}
