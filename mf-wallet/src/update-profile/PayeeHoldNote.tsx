import type { User } from '@reelrupee/platform';
import { Note } from '@reelrupee/ui/core';
import { useState } from 'react';
import { holdEndText, isPayeeReplaced } from './payeeHold';
import type { ProfileFields } from './profileRules';
import { NEW_PAYEE_HOLD_HOURS } from '@reelrupee/contract/constants';
import { t } from '../texts/texts';

/** Tells before a new payee is saved until when withdrawals to it wait. */
export function PayeeHoldNote({ user, fields }: { user: User; fields: ProfileFields }) {
  const [openedAt] = useState(Date.now);
  if (!isPayeeReplaced(user, fields)) return null;
  return (
    <Note tone="pending">
      {t(
        'To protect your money, withdrawals to new payout details wait {hours} hours: if you save now, until {time}.',
        { hours: NEW_PAYEE_HOLD_HOURS, time: holdEndText(openedAt) },
      )}
    </Note>
  );
}
