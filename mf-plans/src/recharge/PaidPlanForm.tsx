import {
  formatRupees,
  lazyComponent,
  useLazyComponent,
  type PlanOffer,
  type UserPlan,
} from '@reelrupee/platform';
import { Section, ErrorMessage } from '@reelrupee/ui/core';
import { rechargePrice } from '../rechargePrice';
import { FreePlanNote } from './FreePlanNote';
import { freePlanNote } from './freePlanNoteText';
import { PayCard } from './PayCard';
import { PlanOffSaleNote } from './PlanOffSaleNote';
import { saveProofDraft, readProofDraft } from './proofDraft';
import { ProofSkeleton } from './RechargeSkeleton';
import { RejectedNote } from './RejectedNote';
import { useRecharge } from './useRecharge';
import { t } from '../texts/texts';

const proofForm = lazyComponent(() => import('./ProofForm'));

interface PaidPlanFormProps {
  plan: PlanOffer;
  userId: string;
  /** False once the plan was taken off sale: who has paid still sends the proof. */
  isOnSale: boolean;
  wasRejected: boolean;
  /** The user’s active free plan, whose reels a paid plan hides. */
  freePlan: UserPlan | null;
}

/** The two steps of a paid recharge: pay, then send the proof. */
export function PaidPlanForm({ plan, userId, isOnSale, wasRejected, freePlan }: PaidPlanFormProps) {
  const { Part: ProofForm, failed, retry } = useLazyComponent(proofForm);
  const { recharge, uploadProgress, error, cancel } = useRecharge(userId, plan);
  const price = rechargePrice(plan.rechargeAmount);

  /** The page may be unloaded while the user pays, and the price may have changed when it is loaded again. */
  function keepTotal() {
    if (readProofDraft(userId, plan._id)) return;
    const { total } = price;
    saveProofDraft(userId, plan._id, { amount: total.toFixed(2), transactionId: '', total });
  }

  return (
    <>
      {!isOnSale && <PlanOffSaleNote />}
      {wasRejected && <RejectedNote />}
      {freePlan && <FreePlanNote note={freePlanNote(freePlan)} />}
      <Section title={t('1. Pay {total}', { total: formatRupees(price.total) })}>
        <PayCard plan={plan} price={price} canPay={isOnSale} onPay={keepTotal} />
      </Section>
      <Section title={t('2. Send the proof')}>
        {ProofForm ? (
          <ProofForm
            draft={readProofDraft(userId, plan._id)}
            onDraftChange={(draft) => saveProofDraft(userId, plan._id, draft)}
            total={price.total}
            uploadProgress={uploadProgress}
            error={error}
            onSend={recharge}
            onCancel={cancel}
          />
        ) : failed ? (
          <ErrorMessage text={t('The form could not be loaded.')} onRetry={retry} />
        ) : (
          <ProofSkeleton />
        )}
      </Section>
    </>
  );
}
