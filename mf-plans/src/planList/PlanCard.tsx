import {
  formatPrice,
  formatRupees,
  routes,
  useSession,
  type RouteState,
  type PlanOffer,
} from '@reelrupee/platform';
import { useNavigate } from '@reelrupee/platform/router';
import { Amount, Badge, Button, Card, VisuallyHidden } from '@reelrupee/ui/core';
import { ChevronRight } from '@reelrupee/ui/icons';
import styles from './PlanCard.module.css';

/** A plan in the list. The whole card opens the plan’s details, except for the recharge button. */
export function PlanCard({ plan }: { plan: PlanOffer }) {
  const navigate = useNavigate();
  const { isLoggedIn } = useSession();
  const detail: RouteState = { planData: plan };
  const recharge: RouteState = { planId: plan._id };
  return (
    <Card className={styles['card']}>
      <div className={styles['heading']}>
        <h2>
          <button
            type="button"
            className={styles['open']}
            onClick={() => void navigate(routes.planDetail, { state: detail })}
          >
            {plan.title}
            <ChevronRight size={18} aria-hidden />
          </button>
        </h2>
        {plan.isFree && <Badge tone="brand">Zero investment</Badge>}
      </div>
      <div className={styles['offer']}>
        <p className={styles['price']}>
          <Amount size="xl">{formatPrice(plan.rechargeAmount)}</Amount>
          <span className={styles['label']}>Recharge amount</span>
        </p>
        <Button
          className={styles['recharge']}
          onClick={() => void navigate(isLoggedIn ? routes.recharge : routes.login, { state: recharge })}
        >
          Recharge Now<VisuallyHidden> {plan.title}</VisuallyHidden>
        </Button>
      </div>
      <dl className={styles['facts']}>
        {plan.earningsPerReel !== undefined && (
          <div>
            <dt>Earnings per reel</dt>
            <dd>{formatRupees(plan.earningsPerReel)}</dd>
          </div>
        )}
        {plan.totalEarnings !== undefined && (
          <div>
            <dt>Total earnings</dt>
            <dd>
              <span className={styles['label']}>up to </span>
              {formatRupees(plan.totalEarnings)}
            </dd>
          </div>
        )}
      </dl>
    </Card>
  );
}
