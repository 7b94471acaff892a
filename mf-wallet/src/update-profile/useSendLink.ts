import { callAction, errorMessage, invalidateActions, replyText, showToast } from '@reelrupee/platform';
import { singleFlight } from '@reelrupee/ui/core';
import { useState } from 'react';
import { errorTexts } from '../errorTexts';

/** Sends the link that confirms the user’s email, or the new one; shows the reply as a toast. */
export function useSendLink(userId: string) {
  const [busy, setBusy] = useState(false);
  const [runOnce] = useState(singleFlight);

  async function send() {
    setBusy(true);
    const result = await callAction('sendEmailVerification', { userId });
    setBusy(false);
    if (result.kind === 'ok') return showToast('success', replyText(result.msg));
    // The email may be confirmed since.
    invalidateActions('getUserProfile');
    const text = errorMessage(result, errorTexts());
    if (text) showToast('error', text);
  }

  return { busy, send: () => void runOnce(send) };
}
