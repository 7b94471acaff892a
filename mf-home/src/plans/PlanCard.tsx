import { planTitle } from '@reelrupee/contract/planTitle';
import { routes, type RouteState, type PlanOffer } from '@reelrupee/platform';
import { useNavigate } from '@reelrupee/platform/router';
import { VisuallyHidden } from '@reelrupee/ui/core';
import styles from './PlanCard.module.css';
import { formatPerReel, priceTag } from './planSlides';
import { t } from '../texts/texts';

/** A compact plan card of 100 by 100 px. Its only button covers the whole card. */
export function PlanCard({ plan }: { plan: PlanOffer }) {
  const navigate = useNavigate();
  const state: RouteState = { planData: plan };
  return (
    <div className={styles['card']}>
      <span className={styles['price']}>{priceTag(plan)}</span>
      {plan.earningsPerReel !== undefined && (
        <span className={styles['rate']}>{formatPerReel(plan.earningsPerReel)}</span>
      )}
      <button
        type="button"
        className={styles['details']}
        onClick={() => void navigate(routes.planDetail, { state })}
      >
        {t('View Details')}
        <VisuallyHidden> {t('of {plan}', { plan: planTitle(plan, t) })}</VisuallyHidden>
      </button>
    </div>
  );
}
