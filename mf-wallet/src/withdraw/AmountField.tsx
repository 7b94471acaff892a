import type { User } from '@reelrupee/platform';
import { Button } from '@reelrupee/ui/core';
import { TextField, type UseFormReturn } from '@reelrupee/ui/form';
import styles from './AmountField.module.css';
import { availableHint } from './availableHint';
import { minWithdrawal } from './minWithdrawal';
import { availablePaise, canSend, INVALID_AMOUNT, parsePaise } from './withdrawAmount';
import { t } from '../texts/texts';

interface AmountFieldProps {
  user: User;
  form: UseFormReturn<{ amount: string }>;
  /** The amount of the unconfirmed request; null if nothing was sent yet. */
  sentPaise: number | null;
}

/** The amount of a withdrawal, with a button that fills in the whole balance. */
export function AmountField({ user, form, sentPaise }: AmountFieldProps) {
  const { register, setValue, formState } = form;
  const { walletBalance } = user;
  return (
    <TextField
      label={t('Amount')}
      // Not a number field: those drop Devanagari digits.
      inputMode="decimal"
      min={minWithdrawal(user)}
      prefix="₹"
      autoComplete="off"
      hint={availableHint(user)}
      error={formState.errors.amount?.message}
      suffix={
        <Button
          variant="quiet"
          className={styles['all']}
          disabled={availablePaise(user) === 0 || walletBalance === undefined}
          onClick={() =>
            setValue('amount', String(walletBalance), { shouldDirty: true, shouldValidate: true })
          }
        >
          {t('All')}
        </Button>
      }
      {...register('amount', {
        validate: (text) => canSend(parsePaise(text), user, sentPaise) || t(INVALID_AMOUNT),
      })}
    />
  );
}
