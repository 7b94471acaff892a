import { useUnsavedChanges } from '@reelrupee/platform';
import { Button, Card } from '@reelrupee/ui/core';
import { Controller, TextField, useForm } from '@reelrupee/ui/form';
import { ImagePicker } from '@reelrupee/ui/upload';
import { RechargeError } from './RechargeError';
import type { ProofDraft } from './proofDraft';
import { normalizeProof, proofRules, type ProofFields } from './proofRules';
import styles from './Recharge.module.css';
import { rechargeButton } from './rechargeButton';
import { t } from '../texts/texts';

interface ProofFormProps {
  /** Values from an earlier visit; null if there are none. */
  draft: ProofDraft | null;
  onDraftChange: (draft: ProofDraft) => void;
  total: number;
  /** Progress of the upload, 0 to 1; null if none is running. */
  uploadProgress: number | null;
  errorText: string | null;
  onSend: (proof: ProofFields) => Promise<void>;
  onCancel: () => void;
}

/** Amount, transaction ID and screenshot of a payment. Values are kept when sending fails. */
export default function ProofForm({
  draft,
  onDraftChange,
  total,
  uploadProgress,
  errorText,
  onSend,
  onCancel,
}: ProofFormProps) {
  const { register, control, handleSubmit, formState, getValues } = useForm<ProofFields>({
    defaultValues: {
      amount: draft?.amount ?? total.toFixed(2),
      transactionId: draft?.transactionId ?? '',
      screenshot: null,
    },
  });
  const { errors, isDirty } = formState;
  const rules = proofRules(total);
  const submitting = uploadProgress !== null;
  const button = rechargeButton({ status: null, submitting, isFree: false });
  useUnsavedChanges(isDirty);
  const send = (proof: ProofFields) => onSend(normalizeProof(proof));
  const onChange = () => onDraftChange(getValues());
  return (
    <Card>
      <form noValidate className={styles['card']} onSubmit={(event) => void handleSubmit(send)(event)}>
        <fieldset disabled={submitting} className={styles['card']}>
          <TextField
            label={t('Amount paid')}
            prefix="₹"
            inputMode="decimal"
            autoComplete="off"
            hint={t('The plan amount plus the 2% charge.')}
            error={errors.amount?.message}
            {...register('amount', { validate: rules.amount, onChange })}
          />
          <TextField
            label={t('Transaction ID')}
            autoComplete="off"
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
        </fieldset>
        <RechargeError text={errorText} />
        <p className={styles['hint']}>
          {t('We check each payment by hand. Usually approved within 24 hours.')}
        </p>
        <Button type="submit" block busy={submitting} disabled={button.disabled}>
          {button.label}
        </Button>
        {submitting && (
          <Button variant="quiet" block onClick={onCancel}>
            {t('Cancel')}
          </Button>
        )}
      </form>
    </Card>
  );
}
