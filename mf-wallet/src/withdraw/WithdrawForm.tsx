import { MIN_WITHDRAWAL } from '@reelrupee/contract/constants';
import type { User } from '@reelrupee/contract/entities';
import { toPaise, toRupees } from '@reelrupee/contract/money';
import { formatRupees, useUnsavedChanges } from '@reelrupee/platform';
import { Button } from '@reelrupee/ui/core';
import { DialogFoot } from '@reelrupee/ui/dialog';
import { TextField, useForm, useWatch } from '@reelrupee/ui/form';
import { ImagePicker } from '@reelrupee/ui/upload';
import { useEffect, useState } from 'react';
import type { WithdrawDraft } from '../walletDialogs';
import { availableHint } from './availableHint';
import { Breakdown } from './Breakdown';
import { WithdrawalResultNote } from './WithdrawalResultNote';
import { Payout } from './Payout';
import { useWithdrawal, type WithdrawalResult } from './useWithdrawal';
import { discardWithdrawDraft, saveWithdrawDraft } from './withdrawDraft';
import { INVALID_AMOUNT, isWithdrawable, parsePaise } from './withdrawAmount';
import styles from './WithdrawForm.module.css';

interface WithdrawFormProps {
  user: User;
  draft: WithdrawDraft;
  /** Told what stands in the form, whenever that changes. */
  onType: (draft: WithdrawDraft) => void;
  onPayeeNeeded: (draft: WithdrawDraft) => void;
  onRefused: (draft: WithdrawDraft) => void;
  onDone: () => void;
}

/** The amount, what becomes of it, and the request. */
export function WithdrawForm({ user, draft, onType, onPayeeNeeded, onRefused, onDone }: WithdrawFormProps) {
  const available = toPaise(user.walletBalance);
  const { register, handleSubmit, control, setValue, formState } = useForm({
    defaultValues: { amount: draft.amount },
  });
  const { errors, isSubmitting } = formState;
  const amount = useWatch({ control, name: 'amount' });
  const [qrImage, setQrImage] = useState(draft.qrImage);
  const [payTo, setPayTo] = useState(draft.payTo);
  const [outcome, setOutcome] = useState<WithdrawalResult | null>(null);
  const { send, progress, cancel } = useWithdrawal(user._id);
  useUnsavedChanges(amount !== '' || qrImage !== null);

  const paise = parsePaise(amount);
  const { requestKey } = draft;
  const typed: WithdrawDraft = { amount, qrImage, requestKey, payTo };

  useEffect(() => {
    onType({ amount, qrImage, requestKey, payTo });
    saveWithdrawDraft(user._id, { amount, qrImage, requestKey, payTo });
  }, [onType, user._id, amount, qrImage, requestKey, payTo]);

  async function withdraw() {
    if (paise === null) return;
    setOutcome(null);
    const next = await send(toRupees(paise), typed);
    if (next.kind === 'done') {
      discardWithdrawDraft(user._id);
      return onDone();
    }
    if (next.kind === 'payee-needed') return onPayeeNeeded(typed);
    setOutcome(next);
    if (next.kind === 'refused') onRefused({ ...typed, requestKey: crypto.randomUUID() });
  }

  return (
    <form noValidate className={styles['form']} onSubmit={(event) => void handleSubmit(withdraw)(event)}>
      <TextField
        label="Amount"
        type="number"
        inputMode="decimal"
        min={MIN_WITHDRAWAL}
        step="0.01"
        prefix="₹"
        autoComplete="off"
        hint={availableHint(user)}
        error={errors.amount?.message}
        suffix={
          <Button
            variant="quiet"
            className={styles['all']}
            disabled={available === 0}
            onClick={() =>
              setValue('amount', String(user.walletBalance), { shouldDirty: true, shouldValidate: true })
            }
          >
            All
          </Button>
        }
        {...register('amount', {
          validate: (text) => isWithdrawable(parsePaise(text), available) || INVALID_AMOUNT,
        })}
      />
      <Breakdown paise={paise} />
      <Payout user={user} payTo={payTo} onChoose={setPayTo} onChange={() => onPayeeNeeded(typed)} />
      <ImagePicker
        label="QR code of your UPI (optional)"
        imageName="The chosen QR code"
        file={qrImage}
        progress={progress}
        onChange={setQrImage}
      />
      <DialogFoot>
        <WithdrawalResultNote outcome={outcome} />
        <Button type="submit" block busy={isSubmitting}>
          {isWithdrawable(paise, available) ? `Withdraw ${formatRupees(toRupees(paise))}` : 'Withdraw'}
        </Button>
        {progress !== null && (
          <Button variant="quiet" block onClick={cancel}>
            Cancel upload
          </Button>
        )}
      </DialogFoot>
    </form>
  );
}
