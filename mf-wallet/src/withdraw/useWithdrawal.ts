import {
  callAction,
  invalidateActions,
  showToast,
  errorMessage,
  type ActionResult,
} from '@reelrupee/platform';
import { useEffect, useRef, useState } from 'react';
import type { WithdrawDraft } from '../walletDialogs';

const TEXTS = { refused: 'Something went wrong', failed: 'Server error' };
const PAYEE_NEEDED = 'Please update UPI ID or bank details';

/** How a try ended. */
export type WithdrawalResult =
  | { kind: 'done' | 'payee-needed' }
  /** `text` is what the toast says. */
  | { kind: 'refused'; text: string }
  /** Either may have arrived all the same. */
  | { kind: 'unanswered' | 'cancelled' }
  /** Nobody is there any more: the form was closed, or the session ended. */
  | { kind: 'left' };

/** Sends a withdrawal. Repeating it with the same draft is safe: its key never withdraws twice. */
export function useWithdrawal(userId: string) {
  /** Sent share of the QR image, 0 to 1; null when nothing is being uploaded. */
  const [progress, setProgress] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  const isOpen = useIsOpen();

  async function send(
    rupees: number,
    { qrImage, requestKey, payTo }: WithdrawDraft,
  ): Promise<WithdrawalResult> {
    const controller = new AbortController();
    running.current = controller;
    if (qrImage) setProgress(0);
    const result = await callAction(
      'withdrawRequest',
      { userId, amount: rupees, requestKey, payTo, ...(qrImage ? { qrImage } : {}) },
      { signal: controller.signal, ...(qrImage ? { onUploadProgress: setProgress } : {}) },
    );
    setProgress(null);
    // Whatever the answer, the balance shown may be outdated now.
    invalidateActions('getUserProfile', 'getUserTransactions');
    const outcome = tell(result);
    return isOpen.current ? outcome : { kind: 'left' };
  }

  return { send, progress, cancel: () => running.current?.abort() };
}

function tell(result: ActionResult<'withdrawRequest'>): WithdrawalResult {
  if (result.kind === 'ok') {
    showToast('success', 'Withdrawal request submitted successfully');
    return { kind: 'done' };
  }
  if (result.kind === 'session-ended') return { kind: 'left' };
  const text = errorMessage(result, TEXTS);
  if (!text) return { kind: 'cancelled' };
  showToast('error', text);
  if (result.kind === 'failed') return { kind: 'unanswered' };
  return text.includes(PAYEE_NEEDED) ? { kind: 'payee-needed' } : { kind: 'refused', text };
}

/** A request that was sent goes on when its form is closed: an answer must find out whether anyone still waits. */
function useIsOpen() {
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return isOpen;
}
