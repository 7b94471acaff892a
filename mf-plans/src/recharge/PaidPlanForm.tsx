import { formatRupees, type PlanOffer, type UserPlan } from '@reelrupee/platform';
import { Section } from '@reelrupee/ui/core';
import { rechargePrice } from '../rechargePrice';
import { addTotal } from './addTotal';
import { FreePlanNote } from './FreePlanNote';
import { freePlanNote } from './freePlanNoteText';
import { PayCard } from './PayCard';
import { PlanOffSaleNote } from './PlanOffSaleNote';
import { saveProofDraft, readProofDraft } from './proofDraft';
import { ProofSection } from './ProofSection';
import { RejectedNote } from './RejectedNote';
import { t } from '../texts/texts';

interface PaidPlanFormProps {
  plan: PlanOffer;
  userId: string;
  /** False once the plan was taken off sale: who has paid still sends the proof. */
  isOnSale: boolean;
  wasRejected: boolean;
  /** The rejected recharge had been approved. */
  wasReversed: boolean;
  /** The user’s active free plan, whose reels a paid plan hides. */
  freePlan: UserPlan | null;
}

/** The two steps of a paid recharge: pay, then send the proof. */
export function PaidPlanForm({
  plan,
  userId,
  isOnSale,
  wasRejected,
  wasReversed,
  freePlan,
}: PaidPlanFormProps) {
  const price = rechargePrice(plan.rechargeAmount);

  /** The page may be unloaded while the user pays, and the price may have changed when it is loaded again. */
  function keepTotal() {
    const { total } = price;
    const draft = readProofDraft(userId, plan._id);
    const totals = addTotal(draft?.totals ?? [], total);
    saveProofDraft(userId, plan._id, { amount: total.toFixed(2), transactionId: '', ...draft, totals });
  }

  return (
    <>
      {!isOnSale && <PlanOffSaleNote />}
      {wasRejected && <RejectedNote wasReversed={wasReversed} />}
      {freePlan && (
        <FreePlanNote note={freePlanNote(freePlan)}>{t('Finish the free plan first')}</FreePlanNote>
      )}
      <Section title={t('1. Pay {total}', { total: formatRupees(price.total) })}>
        <PayCard plan={plan} price={price} canPay={isOnSale} onPay={keepTotal} />
      </Section>
      <ProofSection planId={plan._id} userId={userId} title={t('2. Send the proof')} total={price.total} />
    </>
  );
}
