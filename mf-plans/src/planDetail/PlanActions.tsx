import { SIGN_UP_ADDRESS } from '@reelrupee/contract/signUpAddress';
import { routes, useSession, type RouteState, type PlanOffer } from '@reelrupee/platform';
import { Link } from '@reelrupee/platform/router';
import { buttonClass } from '@reelrupee/ui/core';
import { t } from '../texts/texts';

/** The primary action: sign up, activate the free plan, or recharge. */
export function PlanActions({ plan }: { plan: PlanOffer }) {
  const { isLoggedIn } = useSession();
  const state: RouteState = { planId: plan._id };
  if (!isLoggedIn) {
    return (
      <Link to={SIGN_UP_ADDRESS} state={state} className={buttonClass({ block: true })}>
        {t('Sign-up Now')}
      </Link>
    );
  }
  return (
    <Link to={routes.recharge} state={state} className={buttonClass({ block: true })}>
      {plan.isFree ? t('Activate Free Plan') : t('Recharge Now')}
    </Link>
  );
}
