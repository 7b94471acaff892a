import { readRouteState, routes, useRequireUser } from '@reelrupee/platform';
import { useLocation, useNavigate } from '@reelrupee/platform/router';
import { useEffect } from 'react';
import { RechargeContent } from './recharge/RechargeContent';

/** The recharge of one plan. Redirects to /login without a user, and to /plan without a plan. */
export default function RechargeScreen() {
  const userId = useRequireUser();
  const { planId } = readRouteState(useLocation().state);
  const navigate = useNavigate();
  const planMissing = userId !== '' && planId === undefined;
  useEffect(() => {
    if (planMissing) void navigate(routes.plans, { replace: true });
  }, [planMissing, navigate]);
  if (userId === '' || planId === undefined) return null;
  return <RechargeContent key={planId} userId={userId} planId={planId} />;
}
