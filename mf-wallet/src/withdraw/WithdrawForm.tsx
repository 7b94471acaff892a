import { toRupees } from '@reelrupee/contract/money';
import { formatRupees, useUnsavedChanges, type SessionUser } from '@reelrupee/platform';
import { Button, useIsMounted } from '@reelrupee/ui/core';
import { DialogFooter } from '@reelrupee/ui/dialog';
import { useForm, useWatch } from '@reelrupee/ui/form';
import { ImagePicker } from '@reelrupee/ui/upload';
import { useState } from 'react';
import { AmountField } from './AmountField';
import { Breakdown } from './Breakdown';
import { nextAttempt } from './nextAttempt';
import { shownPayee } from './payee';
import { PauseNote } from './PauseNote';
import { pauseText } from './pauseText';
import { Payout } from './Payout';
import { useWithdrawal, type WithdrawalResult } from './useWithdrawal';
import { useWithdrawDraft } from './useWithdrawDraft';
import { WithdrawalResultNote } from './WithdrawalResultNote';
import { canSend, parsePaise } from './withdrawAmount';
import { discardWithdrawDraft, replaceWithdrawDraft, type WithdrawDraft } from './withdrawDraft';
import styles from './WithdrawForm.module.css';
import { t } from '../texts/texts';

interface WithdrawFormProps {
  user: SessionUser;
  draft: WithdrawDraft;
  onDraftChange: (draft: WithdrawDraft) => void;
  onPayeeNeeded: (draft: WithdrawDraft) => void;
  onRefused: (requestKey: string, draft: WithdrawDraft) => void;
  onDone: (requestKey: string) => void;
}

/** The withdrawal form: amount, breakdown, payee and QR code. */
export function WithdrawForm(props: WithdrawFormProps) {
  const { user, onPayeeNeeded, onRefused, onDone } = props;
  const form = useForm({ defaultValues: { amount: props.draft.amount } });
  const amount = useWatch({ control: form.control, name: 'amount' });
  const { draft, setQrImage, setPayTo, setSentPaise } = useWithdrawDraft(
    user._id,
    props.draft,
    amount,
    props.onDraftChange,
  );
  const [result, setResult] = useState<WithdrawalResult | null>(resumedResult(props.draft));
  const { send, progress, cancel } = useWithdrawal(user._id);
  useUnsavedChanges(amount !== '' || draft.qrImage !== null);
  const isMounted = useIsMounted();
  const paise = parsePaise(amount);
  // The refusal of a pause that the note at the top has meanwhile.
  const isSaidAbove = result?.kind === 'refused' && result.text === pauseText(user.withdrawalsPaused);

  async function withdraw() {
    if (paise === null) return;
    setResult(null);
    setSentPaise(paise);
    const next = await send(paise, shownPayee(user, draft.payTo), draft);
    if (next.kind === 'done') {
      discardWithdrawDraft(user._id, draft.requestKey);
      return onDone(draft.requestKey);
    }
    setResult(next);
    // Also for a form that is closed since.
    const again = nextAttempt(next, draft);
    if (again) {
      setSentPaise(again.sentPaise);
      replaceWithdrawDraft(user._id, draft.requestKey, again);
      onRefused(draft.requestKey, again);
      if (next.kind === 'payee-needed' && isMounted.current) onPayeeNeeded(again);
    }
  }

  return (
    <form noValidate className={styles['form']} onSubmit={(event) => void form.handleSubmit(withdraw)(event)}>
      <PauseNote user={user} />
      <AmountField user={user} form={form} sentPaise={draft.sentPaise} />
      <Breakdown paise={paise} />
      <Payout user={user} payTo={draft.payTo} onSelect={setPayTo} onChange={() => onPayeeNeeded(draft)} />
      <ImagePicker
        label={t('QR code of your UPI (optional)')}
        imageName={t('The chosen QR code')}
        file={draft.qrImage}
        progress={progress}
        onChange={setQrImage}
      />
      <DialogFooter>
        {!isSaidAbove && <WithdrawalResultNote result={result} />}
        <Button type="submit" block busy={form.formState.isSubmitting}>
          {canSend(paise, user, draft.sentPaise)
            ? t('Withdraw {amount}', { amount: formatRupees(toRupees(paise)) })
            : t('Withdraw')}
        </Button>
        {progress !== null && (
          <Button variant="quiet" block onClick={cancel}>
            {t('Cancel upload')}
          </Button>
        )}
      </DialogFooter>
    </form>
  );
}

/** A request that was sent by a form that is closed since may have arrived. */
function resumedResult({ sentPaise }: WithdrawDraft): WithdrawalResult | null {
  return sentPaise === null ? null : { kind: 'resumed', paise: sentPaise };
}
