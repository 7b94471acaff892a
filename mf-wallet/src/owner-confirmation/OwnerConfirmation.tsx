import { Button, Note } from '@reelrupee/ui/core';
import { PasswordField } from '@reelrupee/ui/form';
import type { OwnerConfirmationKind } from './useOwnerConfirmation';
import { t } from '../texts/texts';

interface OwnerConfirmationProps {
  kind: OwnerConfirmationKind | null;
  /** Instructions for the change, by the kind of confirmation. */
  hints: Record<OwnerConfirmationKind, string>;
  busy: boolean;
  onPassword: (password: string) => void;
  onGoogle: () => void;
}

/** Asks for the password, or for Google, once the provider wants to know that the owner makes the change. */
export function OwnerConfirmation({ kind, hints, busy, onPassword, onGoogle }: OwnerConfirmationProps) {
  if (kind === null) return null;
  return (
    <>
      <Note tone="brand">{hints[kind]}</Note>
      {kind === 'password' ? (
        <PasswordField
          label={t('Your password')}
          autoComplete="current-password"
          autoFocus
          onChange={(event) => onPassword(event.target.value)}
        />
      ) : (
        <Button variant="secondary" block busy={busy} onClick={onGoogle}>
          {t('Confirm with Google')}
        </Button>
      )}
    </>
  );
}
