import { accountFrozen } from '@reelrupee/contract/frozen';
import { errorMessage, routes, type ActionError } from '@reelrupee/platform';
import { Link } from '@reelrupee/platform/router';
import { Note } from '@reelrupee/ui/core';
import { rechargeErrorTexts } from './rechargeErrorTexts';
import { t } from '../texts/texts';

interface RechargeErrorProps {
  error: ActionError | null;
  /** Advice for the next attempt after a call without a reply. */
  hint?: string;
}

/** Repeats the toast’s message permanently. */
export function RechargeError({ error, hint }: RechargeErrorProps) {
  const text = error && errorMessage(error, rechargeErrorTexts());
  if (!text) return null;
  return (
    <Note tone="danger">
      <p>
        <strong>{text}</strong>
      </p>
      {needsSupport(error) && <Link to={routes.support}>{t('Help and support')}</Link>}
      {error.kind === 'failed' && hint && <p>{hint}</p>}
    </Note>
  );
}

/** The provider's messages after which only support can help a user who has paid. */
const FOR_SUPPORT: readonly string[] = [
  accountFrozen.msg,
  'This transaction ID has already been used for another recharge.',
  'This plan is no longer on sale. If you have paid for it, please contact support with your transaction ID.',
];

function needsSupport(error: ActionError): boolean {
  return error.kind === 'refused' && FOR_SUPPORT.includes(error.msg);
}
