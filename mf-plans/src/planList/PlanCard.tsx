import { planTitle } from '@reelrupee/contract/planTitle';
import { formatPrice, routes, useSession, type RouteState, type PlanOffer } from '@reelrupee/platform';
import { useNavigate } from '@reelrupee/platform/router';
import { Amount, Badge, Button, Card, VisuallyHidden } from '@reelrupee/ui/core';
import { ChevronRight } from '@reelrupee/ui/icons';
import type { Ownership } from './ownPlans';
import styles from './PlanCard.module.css';
import { PlanFacts } from './PlanFacts';
import { t } from '../texts/texts';

/** A plan in the list. The whole card opens the plan’s details, except for the recharge button. */
export function PlanCard({ plan, ownership }: { plan: PlanOffer; ownership: Ownership }) {
  const navigate = useNavigate();
  const { isLoggedIn } = useSession();
  const title = planTitle(plan, t);
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
            {title}
            <ChevronRight size={18} aria-hidden />
          </button>
        </h2>
        <PlanBadge plan={plan} ownership={ownership} />
      </div>
      <div className={styles['offer']}>
        <p className={styles['price']}>
          <Amount size="xl">{formatPrice(plan.rechargeAmount)}</Amount>
          <span className={styles['label']}>{t('Recharge amount')}</span>
        </p>
        <Button
          className={styles['recharge']}
          // Members have a main task already: today’s reels.
          variant={isLoggedIn ? 'secondary' : 'primary'}
          onClick={() => void navigate(isLoggedIn ? routes.recharge : routes.login, { state: recharge })}
        >
          {t('Recharge Now')}
          <VisuallyHidden> {title}</VisuallyHidden>
        </Button>
      </div>
      <PlanFacts plan={plan} />
    </Card>
  );
}

function PlanBadge({ plan, ownership }: { plan: PlanOffer; ownership: Ownership }) {
  switch (ownership) {
    case 'active':
      return <Badge tone="earned">{t('Your plan')}</Badge>;
    case 'used-free':
      return <Badge tone="neutral">{t('Used')}</Badge>;
    case 'none':
      return plan.isFree ? <Badge tone="brand">{t('Zero investment')}</Badge> : null;
  }
}
