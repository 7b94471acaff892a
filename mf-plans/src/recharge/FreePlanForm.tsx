import { planTitle } from '@reelrupee/contract/planTitle';
import { formatRupees, type PlanOffer } from '@reelrupee/platform';
import { Amount, Button, Card } from '@reelrupee/ui/core';
import { FreePlanNote } from './FreePlanNote';
import type { FreePlanNoteText } from './freePlanNoteText';
import { RechargeError } from './RechargeError';
import styles from './Recharge.module.css';
import { rechargeButton } from './rechargeButton';
import { useRecharge } from './useRecharge';
import { t } from '../texts/texts';

interface FreePlanFormProps {
  plan: PlanOffer;
  userId: string;
  /** Says what the user would lose under a running paid plan; null if none runs. */
  pausedNote: FreePlanNoteText | null;
}

/** Activates the free plan: no payment, no proof. */
export function FreePlanForm({ pausedNote, ...props }: FreePlanFormProps) {
  return (
    <>
      {pausedNote && <FreePlanNote note={pausedNote}>{t('Finish the paid plan first')}</FreePlanNote>}
      <Activation {...props} isQuiet={pausedNote !== null} />
    </>
  );
}

interface ActivationProps {
  plan: PlanOffer;
  userId: string;
  /** Another choice is the better one. */
  isQuiet: boolean;
}

function Activation({ plan, userId, isQuiet }: ActivationProps) {
  const { recharge, uploadProgress, error } = useRecharge(userId, plan);
  const submitting = uploadProgress !== null;
  const { label } = rechargeButton({ status: null, submitting, isFree: true });
  return (
    <Card className={styles['card']}>
      <div>
        <p className={styles['kicker']}>{t('Zero investment plan')}</p>
        <h2>{planTitle(plan, t)}</h2>
      </div>
      <dl>
        {plan.earningsPerReel !== undefined && (
          <div className={styles['line']}>
            <dt>{t('Earnings per reel')}</dt>
            <dd>{formatRupees(plan.earningsPerReel)}</dd>
          </div>
        )}
        {plan.totalEarnings !== undefined && (
          <div className={styles['line']}>
            <dt>{t('Total earnings, up to')}</dt>
            <dd>{formatRupees(plan.totalEarnings)}</dd>
          </div>
        )}
        <div className={styles['total']}>
          <dt>{t('Total to pay')}</dt>
          <dd>
            <Amount size="l">{formatRupees(0)}</Amount>
          </dd>
        </div>
      </dl>
      <p className={styles['hint']}>
        {t('Starts now and runs {days} days. You can use it once.', { days: plan.totalDays })}
      </p>
      <RechargeError error={error} />
      <Button block variant={isQuiet ? 'quiet' : 'primary'} busy={submitting} onClick={() => void recharge()}>
        {label}
      </Button>
    </Card>
  );
}
