import { DAILY_REELS, RECHARGE_CHARGE_PERCENT } from '@reelrupee/contract/constants';
import { formatRupees, type PlanOffer } from '@reelrupee/platform';
import { Amount, Card } from '@reelrupee/ui/core';
import { rechargePrice } from '../rechargePrice';
import styles from './PlanDetail.module.css';
import { t } from '../texts/texts';

/** The plan’s price and possible earnings. */
export function PlanEarnings({ plan }: { plan: PlanOffer }) {
  return (
    <Card className={styles['card']}>
      <Price plan={plan} />
      <dl className={styles['facts']}>
        <Fact name={t('Earnings per reel')} value={rupees(plan.earningsPerReel)} />
        <Fact
          name={t('Earnings per day of {reels} reels', { reels: DAILY_REELS })}
          value={rupees(plan.earningsPerReel, DAILY_REELS)}
        />
        <Fact name={t('Total days')} value={String(plan.totalDays)} />
        <Fact name={t('Total earnings, up to')} value={rupees(plan.totalEarnings)} />
      </dl>
    </Card>
  );
}

function Price({ plan }: { plan: PlanOffer }) {
  if (plan.isFree) {
    return (
      <div>
        <p className={styles['kicker']}>{t('Zero investment plan')}</p>
        <Amount size="xl">{formatRupees(0)}</Amount>
        <p className={styles['hint']}>{t('Nothing to pay, now or later. Watch, learn and earn.')}</p>
      </div>
    );
  }
  const { plan: amount, charge, total } = rechargePrice(plan.rechargeAmount);
  return (
    <div>
      <p className={styles['kicker']}>{t('Recharge amount')}</p>
      <Amount size="xl">{formatRupees(amount)}</Amount>
      <p className={styles['hint']}>
        {t('You pay {total}: the plan and a charge of {percent}% ({charge}).', {
          total: formatRupees(total),
          percent: RECHARGE_CHARGE_PERCENT,
          charge: formatRupees(charge),
        })}
      </p>
    </div>
  );
}

/** Null for an amount that the provider does not tell. */
function rupees(amount: number | undefined, times = 1): string | null {
  return amount === undefined ? null : formatRupees(amount * times);
}

function Fact({ name, value }: { name: string; value: string | null }) {
  if (value === null) return null;
  return (
    <div className={styles['fact']}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
