import type { Plan } from '@reelrupee/contract/entities';
import {
  callAction,
  invalidateActions,
  routes,
  showToast,
  errorMessage,
  type ActionError,
} from '@reelrupee/platform';
import { useNavigate } from '@reelrupee/platform/router';
import { useEffect, useRef, useState } from 'react';
import { discardProof } from './proofDraft';
import { plainTransactionId, type ProofFields } from './proofRules';

const TEXTS = { refused: 'Recharge failed!', failed: 'Something went wrong!' };

/** A recharge under way. */
interface Sending {
  /** Sent share of the upload, 0 to 1. */
  share: number;
}

/**
 * Sends a recharge, once however often it is asked to while one is on its way. Sending it again after a lost
 * answer is safe: the provider gives back the request that it has.
 */
export function useRecharge(userId: string, plan: Plan) {
  const navigate = useNavigate();
  const running = useRef<AbortController | null>(null);
  const onScreen = useOnScreen();
  const [sending, setSending] = useState<Sending | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function recharge(proof?: ProofFields) {
    if (running.current) return;
    const { signal } = (running.current = new AbortController());
    setProblem(null);
    setSending({ share: 0 });
    const result = await callAction(
      'rechargePlan',
      { userId, planId: plan._id, ...(proof ? proofPayload(proof) : {}) },
      { signal, onUploadProgress: (share) => setSending({ share }) },
    );
    running.current = null;
    setSending(null);
    // Even without an answer it may have arrived.
    invalidateStandings();
    if (result.kind === 'ok') finish();
    else explain(result);
  }

  function explain(error: ActionError) {
    const cancelled = error.kind === 'failed' && error.reason === 'cancelled';
    if (cancelled) showToast('info', 'Upload cancelled');
    const text = errorMessage(error, TEXTS);
    if (text) showToast('error', text);
    setProblem(text);
  }

  function finish() {
    discardProof(userId, plan._id);
    showToast('success', plan.isFree ? 'Free plan activated!' : 'Recharge request submitted!');
    if (onScreen.current) void navigate(routes.currentPlan, { replace: true });
  }

  return { recharge, sending, problem, cancel: () => running.current?.abort() };
}

function proofPayload({ amount, transactionId, screenshot }: ProofFields) {
  return {
    amount,
    transactionId: plainTransactionId(transactionId),
    ...(screenshot ? { qrImage: screenshot } : {}),
  };
}

/** A recharge changes what all of these say. */
function invalidateStandings() {
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

/** Whether the screen is still there: an upload goes on when the user walks off, and must not fetch them back. */
function useOnScreen() {
  const onScreen = useRef(true);
  useEffect(() => {
    onScreen.current = true;
    return () => {
      onScreen.current = false;
    };
  }, []);
  return onScreen;
}
