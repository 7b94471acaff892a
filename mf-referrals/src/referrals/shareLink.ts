/**
 * How sharing ended. A share sheet that the user closes is no failure, nor is a second tap while it opens: nothing is
 * said about either.
 */
export type ShareResult = 'shared' | 'cancelled' | 'unsupported';

/** Names of the errors that are none to the user: the sheet was closed, or is open already. */
const NO_FAILURE = ['AbortError', 'InvalidStateError'];

/** Opens the device's share sheet. */
export async function share(data: ShareData): Promise<ShareResult> {
  if (typeof navigator.share !== 'function') return 'unsupported';
  try {
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && NO_FAILURE.includes(error.name) ? 'cancelled' : 'unsupported';
  }
}
