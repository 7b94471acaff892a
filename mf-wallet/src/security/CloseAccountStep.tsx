import { formatRupees, type SessionUser } from '@reelrupee/platform';
import { Button, Note } from '@reelrupee/ui/core';
import { CloseAccountForm } from './CloseAccountForm';
import { closingStep } from './closingStep';
import { t } from '../texts/texts';

interface CloseAccountStepProps {
  user: SessionUser;
  onWithdraw: () => void;
}

/** The reason that keeps the account open, or the form that closes it. */
export function CloseAccountStep({ user, onWithdraw }: CloseAccountStepProps) {
  const { kind, rupees } = closingStep(user);
  const amount = formatRupees(rupees);
  switch (kind) {
    case 'withdraw':
      return (
        <>
          <Note tone="pending">{t('Please withdraw your {amount} first.', { amount })}</Note>
          <Button block onClick={onWithdraw}>
            {t('Withdraw')}
          </Button>
        </>
      );
    case 'wait':
      return (
        <Note tone="pending">
          {t('We are still checking your withdrawal of {amount}. You can close your account after that.', {
            amount,
          })}
        </Note>
      );
    case 'close':
      return <CloseAccountForm user={user} loss={rupees} />;
  }
}
