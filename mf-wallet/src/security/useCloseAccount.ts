import { ownAccountClosed } from '@reelrupee/contract/closed';
import { REPLY_CODES } from '@reelrupee/contract/envelope';
import {
  callAction,
  discardAllDrafts,
  errorMessage,
  invalidateActions,
  requestGoogleToken,
  showToast,
  type SessionUser,
} from '@reelrupee/platform';
import { errorTexts } from '../errorTexts';
import { useOwnerConfirmation, type OwnerProof } from '../owner-confirmation/useOwnerConfirmation';
import { useSingleFlight } from '../useSingleFlight';
import { endClosedSession } from './endClosedSession';
import { useErrorText } from './useErrorText';
import { t } from '../texts/texts';

/** Closes the account of a user who was told to lose `loss` rupees; `confirmation` asks for the owner's proof. */
export function useCloseAccount(user: SessionUser, loss: number) {
  const { busy, run } = useSingleFlight();
  const { errorText, showError } = useErrorText();
  const confirmation = useOwnerConfirmation(user.hasPassword);

  async function close(proof: OwnerProof) {
    showError(null);
    const result = await callAction('closeUserAccount', { userId: user._id, loss, ...proof });
    if (result.kind === 'ok') return endClosedSession();
    // The reply to an attempt before was lost, or another device was faster; the platform has ended the session.
    if (result.kind === 'session-ended' && result.msg === ownAccountClosed.msg) {
      discardAllDrafts();
      showToast('success', t('Your account is closed.'));
    }
    if (result.kind === 'refused' && result.code === REPLY_CODES.confirmationNeeded) {
      return confirmation.ask();
    }
    showError(errorMessage(result, errorTexts()));
    // The balances may have changed, which is a reason of refusals.
    if (result.kind === 'refused') invalidateActions('getUserProfile');
  }

  async function closeWithGoogle() {
    showError(null);
    const googleAccessToken = await requestGoogleToken();
    if (googleAccessToken) await close({ googleAccessToken });
    else showError(t('Google login failed'));
  }

  return {
    close: () => run(() => close(confirmation.proof)),
    closeWithGoogle: () => run(closeWithGoogle),
    busy,
    errorText,
    confirmation,
  };
}
