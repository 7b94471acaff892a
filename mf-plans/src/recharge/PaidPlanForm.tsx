import type { Plan, UserPlan } from '@reelrupee/contract/entities';
import { formatRupees, lazyPart, useLazyPart } from '@reelrupee/platform';
import { Section, TroubleMessage } from '@reelrupee/ui/core';
import { rechargePrice } from '../rechargePrice';
import { FreePlanNote } from './FreePlanNote';
import { freePlanNote } from './freePlanNoteText';
import { PayCard } from './PayCard';
import { keepProof, keptProof } from './proofDraft';
import { ProofSkeleton } from './RechargeSkeleton';
import { RejectedNote } from './RejectedNote';
import { useRecharge } from './useRecharge';

const proofForm = lazyPart(() => import('./ProofForm'));

interface PaidPlanFormProps {
  plan: Plan;
  userId: string;
  wasRejected: boolean;
  /** The user's running free plan, whose reels a paid plan hides. */
  freePlan: UserPlan | null;
}

/** Pay first, then send the proof. */
export function PaidPlanForm({ plan, userId, wasRejected, freePlan }: PaidPlanFormProps) {
  const { Part: ProofForm, failed, retry } = useLazyPart(proofForm);
  const { recharge, sending, problem, cancel } = useRecharge(userId, plan);
  const price = rechargePrice(plan.rechargeAmount);
  return (
    <>
      {wasRejected && <RejectedNote />}
      {freePlan && <FreePlanNote note={freePlanNote(freePlan)} />}
      <Section title={`1. Pay ${formatRupees(price.total)}`}>
        <PayCard plan={plan} price={price} />
      </Section>
      <Section title="2. Send the proof">
        {ProofForm ? (
          <ProofForm
            kept={keptProof(userId, plan._id)}
            onType={(texts) => keepProof(userId, plan._id, texts)}
            total={price.total}
            sentShare={sending?.share ?? null}
            problem={problem}
            onSend={recharge}
            onCancel={cancel}
          />
        ) : failed ? (
          <TroubleMessage text="The form could not be loaded." onRetry={retry} />
        ) : (
          <ProofSkeleton />
        )}
      </Section>
    </>
  );
}
