import { useUnsavedChanges, type ActionError } from '@reelrupee/platform';
import { Button, Card } from '@reelrupee/ui/core';
import { useForm } from '@reelrupee/ui/form';
import { useRef, useState } from 'react';
import { addTotal } from './addTotal';
import { PriceChangedNote } from './PriceChangedNote';
import type { ProofDraft } from './proofDraft';
import { ProofFormFields } from './ProofFormFields';
import { normalizeProof, type ProofFields } from './proofRules';
import styles from './Recharge.module.css';
import { rechargeButton } from './rechargeButton';
import { RechargeError } from './RechargeError';
import { t } from '../texts/texts';

interface ProofFormProps {
  /** Values from an earlier visit; null if there are none. */
  draft: ProofDraft | null;
  onDraftChange: (draft: ProofDraft) => void;
  total: number;
  /** Progress of the upload, 0 to 1; null if none is running. */
  uploadProgress: number | null;
  /** Of the last attempt. */
  error: ActionError | null;
  onSend: (proof: ProofFields) => Promise<void>;
  onCancel: () => void;
}

/** Sends the proof of a payment. Values are kept when sending fails. */
export default function ProofForm(props: ProofFormProps) {
  const { draft, total, uploadProgress } = props;
  // The price may be fetched again while the user pays outside of the app.
  const [totals, setTotals] = useState(() => addTotal(draft?.totals ?? [], total));
  if (totals.at(-1) !== total) setTotals(addTotal(totals, total));
  const before = totals.at(-2);
  const form = useForm<ProofFields>({
    defaultValues: {
      amount: draft?.amount ?? total.toFixed(2),
      transactionId: draft?.transactionId ?? '',
      screenshot: null,
    },
  });
  const submitting = uploadProgress !== null;
  const { label } = rechargeButton({ status: null, submitting, isFree: false });
  const sendButton = useRef<HTMLButtonElement>(null);
  useUnsavedChanges(form.formState.isDirty);
  const send = (proof: ProofFields) => props.onSend(normalizeProof(proof));
  function cancel() {
    // The button that was tapped goes away.
    sendButton.current?.focus();
    props.onCancel();
  }

  return (
    <Card>
      <form noValidate className={styles['card']} onSubmit={(event) => void form.handleSubmit(send)(event)}>
        {before !== undefined && <PriceChangedNote before={before} now={total} />}
        <ProofFormFields
          form={form}
          totals={totals}
          uploadProgress={uploadProgress}
          onChange={() => props.onDraftChange({ ...form.getValues(), totals })}
        />
        <RechargeError
          error={props.error}
          hint={t('What you entered is still here. Trying again is safe: one payment never counts twice.')}
        />
        <p className={styles['hint']}>
          {t('We check each payment by hand. Usually approved within 24 hours.')}
        </p>
        <Button ref={sendButton} type="submit" block busy={submitting}>
          {label}
        </Button>
        {submitting && (
          <Button variant="quiet" block onClick={cancel}>
            {t('Cancel')}
          </Button>
        )}
      </form>
    </Card>
  );
}
