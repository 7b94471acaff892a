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
  const [sentPaise, setSentPaise] = useState(initial.sentPaise);
  const { requestKey } = initial;

  useEffect(() => {
    const draft = { amount, qrImage, requestKey, sentPaise, payTo };
    onChange(draft);
    saveWithdrawDraft(userId, draft);
  }, [onChange, userId, amount, qrImage, requestKey, sentPaise, payTo]);

  const draft: WithdrawDraft = { amount, qrImage, requestKey, sentPaise, payTo };
  return { draft, setQrImage, setPayTo, setSentPaise };
}
