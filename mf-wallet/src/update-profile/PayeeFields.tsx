import { MAX_NAME_LENGTH } from '@reelrupee/contract/constants';
import { TextField, type UseFormReturn } from '@reelrupee/ui/form';
import styles from './PayeeFields.module.css';
import { PAYEE_FIELDS, type ProfileFields } from './profileRules';
import { t } from '../texts/texts';

/** Validates all payee fields together, because each one’s rule depends on the others. */
const withPayee = { deps: [...PAYEE_FIELDS] };

interface PayeeFieldsProps {
  form: UseFormReturn<ProfileFields>;
  /** The UPI ID has the focus when the form opens. */
  autoFocus: boolean;
}

/** UPI ID or bank account. */
export function PayeeFields({ form, autoFocus }: PayeeFieldsProps) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <fieldset className={styles['payee']}>
      <legend>{t('Where we pay you')}</legend>
      <TextField
        label={t('UPI ID')}
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={t('name@bank')}
        autoFocus={autoFocus}
        error={errors.userUpiId?.message}
        {...register('userUpiId', withPayee)}
      />
      <p className={styles['or']}>{t('or a bank account')}</p>
      <TextField
        label={t('Account holder name')}
        autoComplete="off"
        maxLength={MAX_NAME_LENGTH}
        error={errors.accountHolderName?.message}
        {...register('accountHolderName', withPayee)}
      />
      <TextField
        label={t('Account number')}
        inputMode="numeric"
        autoComplete="off"
        error={errors.accountNumber?.message}
        {...register('accountNumber', withPayee)}
      />
      <TextField
        label={t('IFSC code')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={errors.ifscCode?.message}
        {...register('ifscCode', withPayee)}
      />
    </fieldset>
  );
}
