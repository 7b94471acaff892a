import { formatRupees, type PlanOffer } from '@reelrupee/platform';
import { comparePlan } from '../planComparison';
import styles from './PlanCard.module.css';

/** Cost and earnings of a plan, in the same order on every card. */
export function PlanFacts({ plan }: { plan: PlanOffer }) {
  const { earningsPerReel, totalEarnings, totalDays, isFree } = plan;
  const { pay, receive, evenOnDay } = comparePlan(plan);
  return (
    <dl className={styles['facts']}>
      {earningsPerReel !== undefined && (
        <Fact name="Earnings per reel" value={formatRupees(earningsPerReel)} />
      )}
      {totalEarnings !== undefined && (
        <Fact name="Total earnings" prefix="up to " value={formatRupees(totalEarnings)} />
      )}
      <Fact name="You pay, with charge" value={formatRupees(pay)} />
      {receive !== undefined && (
        <Fact name="You get, after fees" prefix="up to " value={formatRupees(receive)} />
      )}
      {earningsPerReel !== undefined && (
        <Fact name="Your money is back" value={backText(isFree, evenOnDay, totalDays)} />
      )}
    </dl>
  );
}

function backText(isFree: boolean, evenOnDay: number | null, totalDays: number): string {
  if (isFree) return 'nothing to pay';
  return evenOnDay === null ? `not within ${totalDays} days` : `on day ${evenOnDay}`;
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
