import { copyText, showToast } from '@reelrupee/platform';
import { t } from '../texts/texts';

/** Errors of the share sheet that need no message: the user closed it, or it is open already. */
const CANCELLED = ['AbortError', 'InvalidStateError'];

/** Shares the receipt; copies it where the device cannot share, or does not let this page share, as in a web view. */
export async function shareReceipt(text: string): Promise<void> {
  if (await wasShared(text)) return;
  if (await copyText(text)) showToast('success', t('Receipt copied to clipboard!'));
  else showToast('error', t('Sharing not supported on this device.'));
}

/** True if the sheet has opened. */
async function wasShared(text: string): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share({ text });
    return true;
  } catch (error) {
    return error instanceof DOMException && CANCELLED.includes(error.name);
  }
}
