import { accountFrozen } from '@reelrupee/contract/frozen';
import { toRupees } from '@reelrupee/contract/money';
import {
  callAction,
  invalidateActions,
  showToast,
  errorMessage,
  type ActionResult,
} from '@reelrupee/platform';
import { useRef, useState } from 'react';
import { refusalEffect, type RefusalEffect } from './refusalEffect';
import type { WithdrawDraft } from './withdrawDraft';
import { t } from '../texts/texts';

const errorTexts = () => ({ refused: t('Something went wrong'), failed: t('Server error') });
/** Parts of the provider's own messages. */
const PAYEE_NEEDED = 'Please update UPI ID or bank details';
const MADE_BEFORE = 'This request has already been made';

/** The result of an attempt. */
export type WithdrawalResult =
  | { kind: 'done' | 'payee-needed' }
  /** `text` is the toast’s message. `isFrozen`: the account is under review, and only support can help. */
  | { kind: 'refused'; text: string; isFrozen: boolean; effect: RefusalEffect }
  /** An attempt of an earlier form, of this amount, may have arrived. */
  | { kind: 'resumed'; paise: number }
  /** It is an earlier request that was paid or rejected since, so nothing new was withdrawn. */
  | { kind: 'decided' }
  /** An attempt before, of this amount, had arrived; this one has another amount or payee, and was refused. */
  | { kind: 'arrived'; paise: number }
  /** The request may have arrived in both cases. */
  | { kind: 'unconfirmed' | 'cancelled' }
  /** The session ended, so there is nothing to show; the request was not carried out. */
  | { kind: 'dismissed' };

/** Sends a withdrawal. Repeating the same draft is safe: its key prevents a second withdrawal. */
export function useWithdrawal(userId: string) {
  /** Upload progress of the QR image, 0 to 1; null if no upload is running. */
  const [progress, setProgress] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);

  async function send(
    paise: number,
    shownPayee: string,
    { qrImage, requestKey, sentPaise, payTo }: WithdrawDraft,
  ): Promise<WithdrawalResult> {
    const controller = new AbortController();
    running.current = controller;
    if (qrImage) setProgress(0);
    const result = await callAction(
      'withdrawRequest',
      { userId, amount: toRupees(paise), requestKey, payTo, shownPayee, ...(qrImage ? { qrImage } : {}) },
      { signal: controller.signal, ...(qrImage ? { onUploadProgress: setProgress } : {}) },
    );
    setProgress(null);
    // The balance may have changed, whatever the reply.
    invalidateActions('getUserProfile', 'getUserTransactions');
    const isRepeated = paise === sentPaise;
    return isRepeated && isDecided(result) ? showDecided() : showResult(result, sentPaise);
  }

  return { send, progress, cancel: () => running.current?.abort() };
}

/** True if the provider's reply is that of an earlier request, which it has paid or rejected since. */
function isDecided(result: ActionResult<'withdrawRequest'>): boolean {
  if (result.kind !== 'ok') return false;
  const { status } = result.data;
  return status === 'approved' || status === 'rejected';
}

function showDecided(): WithdrawalResult {
  showToast(
    'error',
    t('Your earlier request had arrived and is already decided. Nothing new was withdrawn.'),
  );
  return { kind: 'decided' };
}

/** Shows the result as a toast and classifies it for the form. `sentPaise`: the amount of an unconfirmed attempt before. */
function showResult(result: ActionResult<'withdrawRequest'>, sentPaise: number | null): WithdrawalResult {
  if (result.kind === 'ok') {
    showToast('success', t('Withdrawal request submitted successfully'));
    return { kind: 'done' };
  }
  if (result.kind === 'session-ended') return { kind: 'dismissed' };
  const text = errorMessage(result, errorTexts());
  if (!text) return { kind: 'cancelled' };
  showToast('error', text);
  if (result.kind === 'failed') return { kind: 'unconfirmed' };
  if (result.msg.includes(PAYEE_NEEDED)) return { kind: 'payee-needed' };
  if (sentPaise !== null && result.msg.startsWith(MADE_BEFORE)) return { kind: 'arrived', paise: sentPaise };
  return {
    kind: 'refused',
    text,
    isFrozen: result.msg === accountFrozen.msg,
    effect: refusalEffect(result.code),
  };
}
