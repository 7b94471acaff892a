import type { User } from '@reelrupee/platform';
import { Note } from '@reelrupee/ui/core';
import { isPayeeReplaced } from './payeeHold';
import type { ProfileFields } from './profileRules';
import { NEW_PAYEE_HOLD_HOURS } from '@reelrupee/contract/constants';
import { t } from '../texts/texts';

/** Tells before a new payee is saved how long withdrawals to it wait: the clock of a phone may be wrong about the end. */
export function PayeeHoldNote({ user, fields }: { user: User; fields: ProfileFields }) {
  if (!isPayeeReplaced(user, fields)) return null;
  return (
    <Note tone="pending">
      {t('To protect your money, withdrawals to new payout details wait {hours} hours after you save them.', {
        hours: NEW_PAYEE_HOLD_HOURS,
      })}
    </Note>
  );
}
