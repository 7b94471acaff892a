import { MIN_WITHDRAWAL } from '@reelrupee/contract/constants';
import { toPaise, toRupees } from '@reelrupee/contract/money';
import { formatRupees, useUnsavedChanges, type SessionUser } from '@reelrupee/platform';
import { Button } from '@reelrupee/ui/core';
import { DialogFooter } from '@reelrupee/ui/dialog';
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
import { t } from '../texts/texts';

interface WithdrawFormProps {
  user: SessionUser;
  draft: WithdrawDraft;
  onDraftChange: (draft: WithdrawDraft) => void;
  onPayeeNeeded: (draft: WithdrawDraft) => void;
  onRefused: (draft: WithdrawDraft) => void;
  onDone: (requestKey: string) => void;
}

/** The withdrawal form: amount, breakdown, payee and QR code. */
export function WithdrawForm({
  user,
  draft,
  onDraftChange,
  onPayeeNeeded,
  onRefused,
  onDone,
}: WithdrawFormProps) {
  const { walletBalance } = user;
  // Without a known balance the provider alone decides.
  const available = walletBalance === undefined ? Infinity : toPaise(walletBalance);
  const { register, handleSubmit, control, setValue, formState } = useForm({
    defaultValues: { amount: draft.amount },
  });
  const { errors, isSubmitting } = formState;
  const amount = useWatch({ control, name: 'amount' });
  const [qrImage, setQrImage] = useState(draft.qrImage);
  const [payTo, setPayTo] = useState(draft.payTo);
  const [result, setResult] = useState<WithdrawalResult | null>(null);
  const { send, progress, cancel } = useWithdrawal(user._id);
  useUnsavedChanges(amount !== '' || qrImage !== null);

  const paise = parsePaise(amount);
  const { requestKey } = draft;
  const current: WithdrawDraft = { amount, qrImage, requestKey, payTo };

  useEffect(() => {
    onDraftChange({ amount, qrImage, requestKey, payTo });
    saveWithdrawDraft(user._id, { amount, qrImage, requestKey, payTo });
  }, [onDraftChange, user._id, amount, qrImage, requestKey, payTo]);

  async function withdraw() {
    if (paise === null) return;
    setResult(null);
    const next = await send(toRupees(paise), current);
    if (next.kind === 'done') {
      discardWithdrawDraft(user._id, requestKey);
      return onDone(requestKey);
    }
    if (next.kind === 'payee-needed') return onPayeeNeeded(current);
    setResult(next);
    if (next.kind === 'refused') onRefused({ ...current, requestKey: crypto.randomUUID() });
  }

  return (
    <form noValidate className={styles['form']} onSubmit={(event) => void handleSubmit(withdraw)(event)}>
      <TextField
        label={t('Amount')}
        // Not a number field: those drop Devanagari digits.
        inputMode="decimal"
        min={MIN_WITHDRAWAL}
        prefix="₹"
        autoComplete="off"
        hint={availableHint(user)}
        error={errors.amount?.message}
        suffix={
          <Button
            variant="quiet"
            className={styles['all']}
            disabled={available === 0 || walletBalance === undefined}
            onClick={() =>
              setValue('amount', String(walletBalance), { shouldDirty: true, shouldValidate: true })
            }
          >
            {t('All')}
          </Button>
        }
        {...register('amount', {
          validate: (text) => isWithdrawable(parsePaise(text), available) || t(INVALID_AMOUNT),
        })}
      />
      <Breakdown paise={paise} />
      <Payout user={user} payTo={payTo} onSelect={setPayTo} onChange={() => onPayeeNeeded(current)} />
      <ImagePicker
        label={t('QR code of your UPI (optional)')}
        imageName={t('The chosen QR code')}
        file={qrImage}
        progress={progress}
        onChange={setQrImage}
      />
      <DialogFooter>
        <WithdrawalResultNote result={result} />
        <Button type="submit" block busy={isSubmitting}>
          {isWithdrawable(paise, available)
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
