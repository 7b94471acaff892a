import type { Plan } from '@reelrupee/contract/entities';
import { formatRupees } from '@reelrupee/platform';
import { Amount, Button, Card } from '@reelrupee/ui/core';
import { RechargeError } from './RechargeError';
import styles from './Recharge.module.css';
import { rechargeButton } from './rechargeButton';
import { useRecharge } from './useRecharge';

/** The free plan asks for nothing but the wish. */
export function FreePlanForm({ plan, userId }: { plan: Plan; userId: string }) {
  const { recharge, sending, problem } = useRecharge(userId, plan);
  const button = rechargeButton({ status: null, submitting: sending !== null, isFree: true });
  return (
    <Card className={styles['card']}>
      <div>
        <p className={styles['kicker']}>Zero investment plan</p>
        <h2>{plan.title}</h2>
      </div>
      <dl>
        <div className={styles['line']}>
          <dt>Earnings per reel</dt>
          <dd>{formatRupees(plan.earningsPerReel)}</dd>
        </div>
        <div className={styles['line']}>
          <dt>Total earnings, up to</dt>
          <dd>{formatRupees(plan.totalEarnings)}</dd>
        </div>
        <div className={styles['total']}>
          <dt>Total to pay</dt>
          <dd>
            <Amount size="l">{formatRupees(0)}</Amount>
          </dd>
        </div>
      </dl>
      <p className={styles['quiet']}>
        It starts at once and runs {plan.totalDays} days, today included. It can be activated one time.
      </p>
      <RechargeError text={problem} />
      <Button block busy={sending !== null} disabled={button.disabled} onClick={() => void recharge()}>
        {button.label}
      </Button>
    </Card>
  );
}
