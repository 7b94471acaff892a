import { formatRupees, type SessionUser } from '@reelrupee/platform';
import { Button, Note } from '@reelrupee/ui/core';
import { OwnerConfirmation } from '../owner-confirmation/OwnerConfirmation';
import styles from './Security.module.css';
import { useCloseAccount } from './useCloseAccount';
import { t } from '../texts/texts';

interface CloseAccountFormProps {
  user: SessionUser;
  /** Rupees that the user loses. */
  loss: number;
}

/** Shows what the user loses, and closes the account; asks for the owner's proof if the provider wants it. */
export function CloseAccountForm({ user, loss }: CloseAccountFormProps) {
  const { close, closeWithGoogle, busy, errorText, confirmation } = useCloseAccount(user, loss);
  return (
    <form
      noValidate
      className={styles['section']}
      onSubmit={(event) => {
        event.preventDefault();
        close();
      }}
    >
      {loss > 0 && (
        <Note tone="danger">
          <strong>{t('You lose {amount}.', { amount: formatRupees(loss) })}</strong>{' '}
          {t('It is locked, or too little to withdraw.')}
        </Note>
      )}
      <OwnerConfirmation
        kind={confirmation.kind}
        hints={{
          password: t('To close your account, enter your password and tap again.'),
          google: t('To close your account, confirm that it is you.'),
        }}
        busy={busy}
        onPassword={confirmation.setPassword}
        onGoogle={closeWithGoogle}
      />
      {errorText && (
        <Note tone="danger" role="alert">
          {errorText}
        </Note>
      )}
      <Button type="submit" variant="danger" block busy={busy}>
        {t('Close my account')}
      </Button>
    </form>
  );
}
