import {
  callAction,
  errorMessage,
  invalidateActions,
  replyText,
  showToast,
  type ActionError,
} from '@reelrupee/platform';
import { useState } from 'react';
import { errorTexts } from '../errorTexts';

/** Logs out one device of the list, or all others; the list is then fetched again. */
export function useLogOutDevices(userId: string) {
  const [busy, setBusy] = useState(false);

  async function run(call: () => Promise<{ kind: 'ok'; msg: string } | ActionError>) {
    setBusy(true);
    const result = await call();
    invalidateActions('getUserSessions');
    setBusy(false);
    if (result.kind === 'ok') return showToast('success', replyText(result.msg));
    const text = errorMessage(result, errorTexts());
    if (text) showToast('error', text);
  }

  return {
    busy,
    logOutOne: (_id: string) => void run(() => callAction('endUserSession', { userId, _id })),
    logOutOthers: () => void run(() => callAction('endUserSessions', { userId })),
  };
}
