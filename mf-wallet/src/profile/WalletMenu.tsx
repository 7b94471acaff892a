import { routes, runtimeConfig, showPopup, type SessionUser } from '@reelrupee/platform';
import { Link } from '@reelrupee/platform/router';
import {
  ArrowDownToLine,
  ChevronRight,
  CircleQuestionMark,
  History,
  Info,
  Languages,
  Lock,
  TrendingUp,
} from '@reelrupee/ui/icons';
import type { ComponentProps } from 'react';
import { aboutProduct } from '../aboutProduct';
import { IconTile } from '../IconTile';
import { SecurityMenuItem } from '../security/SecurityMenuItem';
import { LanguageMenuItem } from './LanguageMenuItem';
import styles from './WalletMenu.module.css';
import { t } from '../texts/texts';

interface WalletMenuProps {
  /** Null until the profile is loaded; the withdrawal's dialog itself checks the balance. */
  user: SessionUser | null;
  onWithdraw: () => void;
}

/** The wallet’s menu: withdraw, history, upgrade, security, language, about, support and the legal pages. */
export function WalletMenu({ user, onWithdraw }: WalletMenuProps) {
  const about = aboutProduct(runtimeConfig().productName);
  return (
    <nav aria-label={t('Wallet')} className={styles['menu']}>
      <button type="button" className={styles['item']} disabled={!user} onClick={onWithdraw}>
        <Row icon={ArrowDownToLine} label={t('Withdraw to UPI')} />
      </button>
      <Link to={routes.transactions} className={styles['item']}>
        <Row icon={History} label={t('Transaction History')} />
      </Link>
      <Link to={routes.plans} className={styles['item']}>
        <Row icon={TrendingUp} label={t('Upgrade Plan')} />
      </Link>
      {/* Providers that do not tell have no such actions either. */}
      {(user === null || user.hasPassword !== undefined) && (
        // The key closes the dialog when another user logs in in another tab.
        <SecurityMenuItem key={user?._id} user={user} onWithdraw={onWithdraw} className={styles['item']}>
          <Row icon={Lock} label={t('Password and devices')} />
        </SecurityMenuItem>
      )}
      <LanguageMenuItem className={styles['item']}>
        {(name) => <Row icon={Languages} label={name} />}
      </LanguageMenuItem>
      <button
        type="button"
        className={styles['item']}
        onClick={() => showPopup({ tone: 'info', ...about, closesAfterMs: null })}
      >
        <Row icon={Info} label={about.title} />
      </button>
      <Link to={routes.support} className={styles['item']}>
        <Row icon={CircleQuestionMark} label={t('Help and support')} />
      </Link>
      <p className={styles['legal']}>
        <Link to={routes.terms}>{t('Terms of use')}</Link>
        <Link to={routes.privacy}>{t('Privacy')}</Link>
        <Link to={routes.grievance}>{t('Complaints')}</Link>
      </p>
    </nav>
  );
}

interface RowProps extends ComponentProps<typeof IconTile> {
  label: string;
}

function Row({ icon, label }: RowProps) {
  return (
    <>
      <IconTile icon={icon} />
      <span className={styles['label']}>{label}</span>
      <ChevronRight size={20} aria-hidden />
    </>
  );
}
