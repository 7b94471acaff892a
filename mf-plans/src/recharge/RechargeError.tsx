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
      {isFrozen(error) && <Link to={routes.support}>{t('Help and support')}</Link>}
      {error.kind === 'failed' && hint && <p>{hint}</p>}
    </Note>
  );
}

function isFrozen(error: ActionError): boolean {
  return error.kind === 'refused' && error.msg === accountFrozen.msg;
}
