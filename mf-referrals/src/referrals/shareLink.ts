/** The result of sharing. Closing the sheet and tapping twice count as `cancelled`, which shows no message. */
export type ShareResult = 'shared' | 'cancelled' | 'unsupported';

/** Errors that need no message: the sheet was closed, or is open already. */
const CANCELLED = ['AbortError', 'InvalidStateError'];

/** Opens the device’s share sheet. */
export async function share(data: ShareData): Promise<ShareResult> {
  if (typeof navigator.share !== 'function') return 'unsupported';
  try {
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && CANCELLED.includes(error.name) ? 'cancelled' : 'unsupported';
  }
}
