import { Button, Note } from '@reelrupee/ui/core';
import { PasswordField } from '@reelrupee/ui/form';
import type { OwnerConfirmationKind } from './useOwnerConfirmation';
import { t } from '../texts/texts';

interface OwnerConfirmationProps {
  kind: OwnerConfirmationKind | null;
  busy: boolean;
  onPassword: (password: string) => void;
  onGoogle: () => void;
}

/** Asks for the password, or for Google, once the provider wants to know that the owner makes the change. */
export function OwnerConfirmation({ kind, busy, onPassword, onGoogle }: OwnerConfirmationProps) {
  switch (kind) {
    case null:
      return null;
    case 'password':
      return (
        <>
          <Note tone="brand">
            {t('To change your email or payout details, enter your password and save again.')}
          </Note>
          <PasswordField
            label={t('Your password')}
            autoComplete="current-password"
            autoFocus
            onChange={(event) => onPassword(event.target.value)}
          />
        </>
      );
    case 'google':
      return (
        <>
          <Note tone="brand">{t('To change your email or payout details, confirm that it is you.')}</Note>
          <Button variant="secondary" block busy={busy} onClick={onGoogle}>
            {t('Confirm with Google')}
          </Button>
        </>
      );
  }
}
