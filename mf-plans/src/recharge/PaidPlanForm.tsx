import type { Plan } from '@reelrupee/contract/entities';
import { formatRupees, lazyPart, useLazyPart } from '@reelrupee/platform';
import { Section, TroubleMessage } from '@reelrupee/ui/core';
import { rechargePrice } from '../rechargePrice';
import { PayCard } from './PayCard';
import { ProofSkeleton } from './RechargeSkeleton';
import { RejectedNote } from './RejectedNote';
import { useRecharge } from './useRecharge';

const proofForm = lazyPart(() => import('./ProofForm'));

interface PaidPlanFormProps {
  plan: Plan;
  userId: string;
  wasRejected: boolean;
}

/** Pay first, then send the proof. */
export function PaidPlanForm({ plan, userId, wasRejected }: PaidPlanFormProps) {
  const { Part: ProofForm, failed, retry } = useLazyPart(proofForm);
  const { recharge, sending, problem, cancel } = useRecharge(userId, plan);
  const price = rechargePrice(plan.rechargeAmount);
  return (
    <>
      {wasRejected && <RejectedNote />}
      <Section title={`1. Pay ${formatRupees(price.total)}`}>
        <PayCard plan={plan} price={price} />
      </Section>
      <Section title="2. Send the proof">
        {ProofForm ? (
          <ProofForm
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
