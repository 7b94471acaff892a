import { useEffect, useState } from 'react';
import { saveWithdrawDraft, type WithdrawDraft } from './withdrawDraft';

/** The values of the form that no text field has, and its draft, which is stored and passed on at each change. */
export function useWithdrawDraft(
  userId: string,
  initial: WithdrawDraft,
  amount: string,
  onChange: (draft: WithdrawDraft) => void,
) {
  const [qrImage, setQrImage] = useState(initial.qrImage);
  const [payTo, setPayTo] = useState(initial.payTo);
  const { requestKey } = initial;

  useEffect(() => {
    const draft = { amount, qrImage, requestKey, payTo };
    onChange(draft);
    saveWithdrawDraft(userId, draft);
  }, [onChange, userId, amount, qrImage, requestKey, payTo]);

  const draft: WithdrawDraft = { amount, qrImage, requestKey, payTo };
  return { draft, setQrImage, setPayTo };
}
