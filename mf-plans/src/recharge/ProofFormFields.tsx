import { Controller, TextField, type UseFormReturn } from '@reelrupee/ui/form';
import { ImagePicker } from '@reelrupee/ui/upload';
import { proofRules, type ProofFields } from './proofRules';
import styles from './Recharge.module.css';
import { t } from '../texts/texts';

interface ProofFormFieldsProps {
  form: UseFormReturn<ProofFields>;
  /** The totals that the user was told to pay, the current one last. */
  totals: readonly number[];
  /** Progress of the upload, 0 to 1; null if none is running. The fields keep their values meanwhile, and the focus. */
  uploadProgress: number | null;
  /** A typed value has changed. */
  onChange: () => void;
}

/** Amount, transaction ID and screenshot of a payment. */
export function ProofFormFields({ form, totals, uploadProgress, onChange }: ProofFormFieldsProps) {
  const { register, control, formState } = form;
  const { errors } = formState;
  const isUploading = uploadProgress !== null;
  const rules = proofRules(totals);
  return (
    <div className={styles['card']}>
      <TextField
        label={t('Amount paid')}
        prefix="₹"
        inputMode="decimal"
        autoComplete="off"
        readOnly={isUploading}
        hint={t('The plan amount plus the 2% charge.')}
        error={errors.amount?.message}
        {...register('amount', { validate: rules.amount, onChange })}
      />
      <TextField
        label={t('Transaction ID')}
        autoComplete="off"
        readOnly={isUploading}
        autoCapitalize="characters"
        spellCheck={false}
        hint={t('The 12-digit UTR in your UPI app’s payment details.')}
        error={errors.transactionId?.message}
        {...register('transactionId', { validate: rules.transactionId, onChange })}
      />
      <Controller
        control={control}
        name="screenshot"
        rules={{ validate: rules.screenshot }}
        render={({ field }) => (
          <ImagePicker
            label={t('Screenshot of the payment')}
            imageName={t('The chosen screenshot')}
            file={field.value}
            onChange={field.onChange}
            error={errors.screenshot?.message}
            progress={uploadProgress}
          />
        )}
      />
    </div>
  );
}
