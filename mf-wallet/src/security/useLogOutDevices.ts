import { errorMessage, invalidateActions, replyText, showToast, type ActionError } from '@reelrupee/platform';
import { errorTexts } from '../errorTexts';
import { useSingleFlight } from '../useSingleFlight';

/** Logs out one device, or all others, by this call; the list is then fetched again. */
export function useLogOutDevices(call: () => Promise<{ kind: 'ok'; msg: string } | ActionError>) {
  const { busy, run } = useSingleFlight();

  async function logOut() {
    const result = await call();
    invalidateActions('getUserSessions');
    if (result.kind === 'ok') return showToast('success', replyText(result.msg));
    const text = errorMessage(result, errorTexts());
    if (text) showToast('error', text);
  }

  return { busy, logOut: () => run(logOut) };
}
