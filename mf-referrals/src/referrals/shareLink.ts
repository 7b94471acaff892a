import { t } from '../texts/texts';

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

/** The words that go with the link. */
export function shareText(productName: string): string {
  return t('Watch short AI lessons on {productName} and earn rupees. Sign up with my link:', { productName });
}

/** Opens WhatsApp with the words and the link, to be sent to any chat. */
export function whatsAppLink(text: string, link: string): string {
  return `https://wa.me/?text=${encodeURIComponent(`${text} ${link}`)}`;
}
