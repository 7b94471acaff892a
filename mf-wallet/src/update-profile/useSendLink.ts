import { callAction, errorMessage, invalidateActions, replyText, showToast } from '@reelrupee/platform';
import { errorTexts } from '../errorTexts';
import { useSingleFlight } from '../useSingleFlight';

/** Sends the link that confirms the user’s email, or the new one; shows the reply as a toast. */
export function useSendLink(userId: string) {
  const { busy, run } = useSingleFlight();

  async function send() {
    const result = await callAction('sendEmailVerification', { userId });
    if (result.kind === 'ok') return showToast('success', replyText(result.msg));
    // The email may be confirmed since.
    invalidateActions('getUserProfile');
    const text = errorMessage(result, errorTexts());
    if (text) showToast('error', text);
  }

  return { busy, send: () => run(send) };
}
