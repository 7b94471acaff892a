import { MAX_NAME_LENGTH } from '@reelrupee/contract/constants';
import { TextField, type UseFormReturn } from '@reelrupee/ui/form';
import styles from './PayeeFields.module.css';
import { missingBankFields, PAYEE_FIELDS, type ProfileFields } from './profileRules';
import { t } from '../texts/texts';

/** Validates all payee fields together, because each one’s rule depends on the others. */
const withPayee = { deps: [...PAYEE_FIELDS] };

interface PayeeFieldsProps {
  form: UseFormReturn<ProfileFields>;
  /** Its current values. */
  fields: ProfileFields;
  /** The UPI ID has the focus when the form opens. */
  autoFocus: boolean;
}

/** UPI ID or bank account. */
export function PayeeFields({ form, fields, autoFocus }: PayeeFieldsProps) {
  const { register, formState } = form;
  const { errors } = formState;
  const missing = missingBankFields(fields);
  const bankField = (name: (typeof missing)[number]) => ({
    hint: missing.includes(name)
      ? t('Still needed. Until then, withdrawals cannot go to this account.')
      : undefined,
    error: errors[name]?.message,
    ...register(name, withPayee),
  });
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
        {...bankField('accountHolderName')}
      />
      <TextField
        label={t('Account number')}
        inputMode="numeric"
        autoComplete="off"
        {...bankField('accountNumber')}
      />
      <TextField
        label={t('IFSC code')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...bankField('ifscCode')}
      />
    </fieldset>
  );
}
