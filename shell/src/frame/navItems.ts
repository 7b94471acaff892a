import { routes, type RoutePath } from '@reelrupee/platform';

export interface NavItem {
  label: string;
  to: RoutePath;
  /** Paths on which the item is shown as active. */
  activeOn: readonly RoutePath[];
}

/** The five items of the bottom navigation, in order. */
export const navItems = [
  { label: 'Home', to: routes.home, activeOn: [routes.home] },
  { label: 'Reels', to: routes.currentPlan, activeOn: [routes.currentPlan, routes.reels] },
  { label: 'Plans', to: routes.plans, activeOn: [routes.plans] },
  { label: 'Referrals', to: routes.referrals, activeOn: [routes.referrals] },
  { label: 'Profile', to: routes.profile, activeOn: [routes.profile] },
] as const satisfies readonly NavItem[];

export type NavLabel = (typeof navItems)[number]['label'];

/** True if the item is active on this path. */
export function isActive(item: NavItem, pathname: string): boolean {
  return item.activeOn.some((path) => path === pathname);
}
