import {
  callAction,
  invalidateActions,
  routes,
  showPopup,
  showToast,
  errorMessage,
  readRouteState,
  type ActionError,
  type PlanOffer,
} from '@reelrupee/platform';
import { useLocation, useNavigate } from '@reelrupee/platform/router';
import { useIsMounted } from '@reelrupee/ui/core';
import { useRef, useState } from 'react';
import { discardProofDraft } from './proofDraft';
import type { ProofFields } from './proofRules';
import { rechargeErrorTexts } from './rechargeErrorTexts';
import { t } from '../texts/texts';

/**
 * Sends a recharge; calls while one is running are ignored. Sending it again after a lost reply is safe: the
 * provider returns the existing request.
 */
export function useRecharge(userId: string, plan: Pick<PlanOffer, '_id' | 'isFree'>) {
  const navigate = useNavigate();
  const { watchNext } = readRouteState(useLocation().state);
  const running = useRef<AbortController | null>(null);
  const isMounted = useIsMounted();
  /** 0 to 1; null if no upload is running. */
  const [uploadProgress, setUploadProgress] = useState<number | null>(null);
  /** Of the last attempt. */
  const [error, setError] = useState<ActionError | null>(null);

  /** A proof must be normalized. */
  async function recharge(proof?: ProofFields) {
    if (running.current) return;
    const { signal } = (running.current = new AbortController());
    setError(null);
    setUploadProgress(0);
    const result = await callAction(
      'rechargePlan',
      { userId, planId: plan._id, ...(proof ? toPayload(proof) : {}) },
      { signal, onUploadProgress: setUploadProgress },
    );
    running.current = null;
    setUploadProgress(null);
    // The request may have arrived even if the reply was lost.
    invalidateRechargeQueries();
    if (result.kind === 'ok') onSuccess();
    else onError(result);
  }

  function onError(failed: ActionError) {
    const cancelled = failed.kind === 'failed' && failed.reason === 'cancelled';
    if (cancelled) showToast('info', t('Upload cancelled'));
    const text = errorMessage(failed, rechargeErrorTexts());
    if (text) showToast('error', text);
    // The form that shows the error is gone, and the user may have paid.
    if (text && !isMounted.current && !plan.isFree) {
      showPopup({ tone: 'error', title: text, text: lostText(failed), closesAfterMs: null });
    }
    setError(failed);
  }

  function onSuccess() {
    discardProofDraft(userId, plan._id);
    showToast('success', plan.isFree ? t('Free plan activated!') : t('Recharge request submitted!'));
    // The upload continues after the user has left the screen; it must not navigate them back.
    if (!isMounted.current) return;
    if (plan.isFree && watchNext) void navigate(routes.reels, { replace: true, state: { planId: plan._id } });
    else void navigate(routes.currentPlan, { replace: true });
  }

  return { recharge, uploadProgress, error, cancel: () => running.current?.abort() };
}

/** Advice for a user who has left the form. */
function lostText({ kind }: ActionError): string {
  return kind === 'refused'
    ? t('Your recharge was not accepted. Please open the plan again.')
    : t('Your recharge may not have arrived. Please open the plan again to check.');
}

function toPayload({ amount, transactionId, screenshot }: ProofFields) {
  return {
    amount,
    transactionId,
    ...(screenshot ? { qrImage: screenshot } : {}),
  };
}

/** Invalidates every query whose result depends on recharges. */
function invalidateRechargeQueries() {
  invalidateActions(
    'getRechargeStatus',
    'getUserPendingAndApprovedRechargePlan',
    'getUserPendingRechargeList',
    'getUserPlans',
    'getUserProfile',
    'getUserTodayProgress',
    'getUserTransactions',
  );
}
