import { routes, runtimeConfig, showPopup } from '@reelrupee/platform';
import { Link } from '@reelrupee/platform/router';
import {
  ArrowDownToLine,
  ChevronRight,
  CircleQuestionMark,
  History,
  Info,
  TrendingUp,
} from '@reelrupee/ui/icons';
import type { ComponentType } from 'react';
import { aboutProduct } from '../aboutProduct';
import styles from './WalletMenu.module.css';

interface WalletMenuProps {
  /** True once the profile is loaded; the dialog itself checks the balance. */
  canWithdraw: boolean;
  onWithdraw: () => void;
}

/** The wallet’s menu: withdraw, history, upgrade, about, support and the legal pages. */
export function WalletMenu({ canWithdraw, onWithdraw }: WalletMenuProps) {
  const about = aboutProduct(runtimeConfig().productName);
  return (
    <nav aria-label="Wallet" className={styles['menu']}>
      <button type="button" className={styles['item']} disabled={!canWithdraw} onClick={onWithdraw}>
        <Row icon={ArrowDownToLine} label="Withdraw to UPI" />
      </button>
      <Link to={routes.transactions} className={styles['item']}>
        <Row icon={History} label="Transaction History" />
      </Link>
      <Link to={routes.plans} className={styles['item']}>
        <Row icon={TrendingUp} label="Upgrade Plan" />
      </Link>
      <button
        type="button"
        className={styles['item']}
        onClick={() => showPopup({ tone: 'info', ...about, closesAfterMs: null })}
      >
        <Row icon={Info} label={about.title} />
      </button>
      <Link to={routes.support} className={styles['item']}>
        <Row icon={CircleQuestionMark} label="Help and support" />
      </Link>
      <p className={styles['legal']}>
        <Link to={routes.terms}>Terms of use</Link>
        <Link to={routes.privacy}>Privacy</Link>
        <Link to={routes.grievance}>Complaints</Link>
      </p>
    </nav>
  );
}

interface RowProps {
  icon: ComponentType<{ size: number; 'aria-hidden': boolean }>;
  label: string;
}

function Row({ icon: Icon, label }: RowProps) {
  return (
    <>
      <span className={styles['icon']}>
        <Icon size={20} aria-hidden />
      </span>
      <span className={styles['label']}>{label}</span>
      <ChevronRight size={20} aria-hidden />
    </>
  );
}
