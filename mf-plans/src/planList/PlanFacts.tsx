import { formatRupees, type PlanOffer } from '@reelrupee/platform';
import { comparePlan } from '../planComparison';
import styles from './PlanCard.module.css';
import { t } from '../texts/texts';

/** Cost and earnings of a plan, in the same order on every card. */
export function PlanFacts({ plan }: { plan: PlanOffer }) {
  const { earningsPerReel, totalEarnings, totalDays, streakDaysRequired, isFree } = plan;
  const { pay, receive, evenOnDay } = comparePlan(plan);
  return (
    <dl className={styles['facts']}>
      {earningsPerReel !== undefined && (
        <Fact name={t('Earnings per reel')} value={formatRupees(earningsPerReel)} />
      )}
      {totalEarnings !== undefined && (
        <Fact name={t('Total earnings')} prefix={`${t('up to')} `} value={formatRupees(totalEarnings)} />
      )}
      <Fact name={t('You pay, with charge')} value={formatRupees(pay)} />
      {receive !== undefined && (
        <Fact name={t('You get, after fees')} prefix={`${t('up to')} `} value={formatRupees(receive)} />
      )}
      {earningsPerReel !== undefined &&
        (isFree ? (
          <Fact name={t('You can withdraw')} value={t('from day {day}', { day: streakDaysRequired })} />
        ) : (
          <Fact name={t('Earnings cover the cost')} value={backText(evenOnDay, totalDays)} />
        ))}
    </dl>
  );
}

function backText(evenOnDay: number | null, totalDays: number): string {
  return evenOnDay === null
    ? t('not within {days} days', { days: totalDays })
    : t('on day {day}', { day: evenOnDay });
}

function Fact({ name, prefix, value }: { name: string; prefix?: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {prefix && <span className={styles['label']}>{prefix}</span>}
        {value}
      </dd>
    </div>
  );
}
