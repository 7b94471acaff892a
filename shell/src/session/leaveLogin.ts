import { navigateTo, readRouteState, routes } from '@reelrupee/platform';

/** Leads a signed-in user from the log-in to home, or on to the plan that the visitor had chosen. */
export function leaveLogin(): void {
  const { planId, watchNext } = readRouteState(stateOfLocation());
  if (planId === undefined) navigateTo(routes.home, { replace: true });
  else navigateTo(routes.recharge, { replace: true, state: { planId, ...(watchNext && { watchNext }) } });
}

/** The router’s state of the login screen: the plan that the visitor wanted. */
function stateOfLocation(): unknown {
  const entry: unknown = window.history.state;
  return typeof entry === 'object' && entry !== null && 'usr' in entry ? entry.usr : null;
}
