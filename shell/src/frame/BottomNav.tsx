import { Link } from '@reelrupee/platform/router';
import { cx } from '@reelrupee/ui/core';
import { CirclePlay, House, Layers, UserRound, Users } from '@reelrupee/ui/icons';
import { memo } from 'react';
import styles from './BottomNav.module.css';
import { isActive, navItems, type NavLabel } from './navItems';
import { t } from '../texts/texts';

const ICONS = {
  Home: House,
  Reels: CirclePlay,
  Plans: Layers,
  Referrals: Users,
  Profile: UserRound,
} as const satisfies Record<NavLabel, unknown>;

/** The bottom navigation. The active item is marked by weight and a bar, not by color alone. */
export function BottomNav({ pathname }: { pathname: string }) {
  return (
    <nav aria-label={t('Main')} className={styles['nav']}>
      {navItems.map((item) => (
        <NavLink key={item.to} item={item} label={t(item.label)} active={isActive(item, pathname)} />
      ))}
    </nav>
  );
}

interface NavLinkProps {
  item: (typeof navItems)[number];
  /** In the current language. */
  label: string;
  active: boolean;
}

/** One navigation item. Memoized, so that a tap re-renders only the two items that change. */
const NavLink = memo(function NavLink({ item, label, active }: NavLinkProps) {
  const Icon = ICONS[item.label];
  return (
    <Link
      to={item.to}
      data-nav={item.to}
      aria-current={active ? 'page' : undefined}
      className={cx(styles['item'], active && styles['active'])}
    >
      <Icon size={22} strokeWidth={active ? 2.5 : 1.8} aria-hidden />
      {label}
    </Link>
  );
});
