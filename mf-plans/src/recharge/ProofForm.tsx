import { useUnsavedChanges } from '@reelrupee/platform';
import { Button, Card } from '@reelrupee/ui/core';
import { Controller, TextField, useForm } from '@reelrupee/ui/form';
import { ImagePicker } from '@reelrupee/ui/upload';
import { RechargeError } from './RechargeError';
import type { ProofTexts } from './proofDraft';
import { proofRules, type ProofFields } from './proofRules';
import styles from './Recharge.module.css';
import { rechargeButton } from './rechargeButton';

interface ProofFormProps {
  /** What was typed before; null when nothing was. */
  kept: ProofTexts | null;
  /** Told every change of it. */
  onType: (texts: ProofTexts) => void;
  total: number;
  /** Sent share of a running upload, 0 to 1; null when none runs. */
  sentShare: number | null;
  problem: string | null;
  onSend: (proof: ProofFields) => Promise<void>;
  onCancel: () => void;
}

/** What was paid, by which transaction, and the picture of it. Keeps what was entered when sending fails. */
export default function ProofForm({
  kept,
  onType,
  total,
  sentShare,
  problem,
  onSend,
  onCancel,
}: ProofFormProps) {
  const { register, control, handleSubmit, formState, getValues } = useForm<ProofFields>({
    defaultValues: {
      amount: kept?.amount ?? total.toFixed(2),
      transactionId: kept?.transactionId ?? '',
      screenshot: null,
    },
  });
  const { errors, isDirty } = formState;
  const rules = proofRules(total);
  const submitting = sentShare !== null;
  const button = rechargeButton({ status: null, submitting, isFree: false });
  useUnsavedChanges(isDirty);
  const onChange = () => onType(getValues());
  return (
    <Card>
      <form noValidate className={styles['card']} onSubmit={(event) => void handleSubmit(onSend)(event)}>
        <fieldset disabled={submitting} className={styles['card']}>
          <TextField
            label="Amount paid"
            prefix="₹"
            inputMode="decimal"
            autoComplete="off"
            hint="The plan amount and the charge of 2%."
            error={errors.amount?.message}
            {...register('amount', { validate: rules.amount, onChange })}
          />
          <TextField
            label="Transaction ID"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            hint="The 12-digit UTR in the payment’s details in your UPI app."
            error={errors.transactionId?.message}
            {...register('transactionId', { validate: rules.transactionId, onChange })}
          />
          <Controller
            control={control}
            name="screenshot"
            rules={{ validate: rules.screenshot }}
            render={({ field }) => (
              <ImagePicker
                label="Screenshot of the payment"
                imageName="The chosen screenshot"
                file={field.value}
                onChange={field.onChange}
                error={errors.screenshot?.message}
                progress={sentShare}
              />
            )}
          />
        </fieldset>
        <RechargeError text={problem} />
        <p className={styles['quiet']}>
          We check each payment by hand, usually within 24 hours. The plan starts when we have found yours.
        </p>
        <Button type="submit" block busy={submitting} disabled={button.disabled}>
          {button.label}
        </Button>
        {submitting && (
          <Button variant="quiet" block onClick={onCancel}>
            Cancel
          </Button>
        )}
      </form>
    </Card>
  );
}
