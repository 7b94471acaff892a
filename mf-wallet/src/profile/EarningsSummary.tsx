import { formatCount, formatRupees, routes, type SessionUser } from '@reelrupee/platform';
import { Link } from '@reelrupee/platform/router';
import { Amount, Card, Section } from '@reelrupee/ui/core';
import { ArrowDownToLine, ChevronRight, CirclePlay, CreditCard, TrendingUp } from '@reelrupee/ui/icons';
import type { ComponentType } from 'react';
import { BalanceCard } from './BalanceCard';
import styles from './EarningsSummary.module.css';
import { t } from '../texts/texts';

interface EarningsSummaryProps {
  user: SessionUser | null;
  onWithdraw: () => void;
}

/** All balances at a glance: available first, then earnings, deposits, withdrawals and referrals. */
export function EarningsSummary({ user, onWithdraw }: EarningsSummaryProps) {
  return (
    <Section title={t('Earnings Summary')}>
      <BalanceCard user={user} onWithdraw={onWithdraw} />
      <Card className={styles['figures']}>
        <dl className={styles['grid']}>
          <Figure
            icon={CirclePlay}
            label={t('Reels watched')}
            value={figure(user, user?.reelsWatched, formatCount)}
          />
          <Figure
            icon={TrendingUp}
            label={t('Total earnings')}
            value={figure(user, user?.totalEarnings, formatRupees)}
          />
          <Figure
            icon={CreditCard}
            label={t('Deposit')}
            note={t('Paid for plans')}
            value={figure(user, user?.userDeposit, formatRupees)}
          />
          <Figure
            icon={ArrowDownToLine}
            label={t('Withdrawn')}
            note={t('Before charges')}
            value={figure(user, user?.totalWithdrawn, formatRupees)}
          />
        </dl>
        <Link to={routes.referralList} className={styles['referrals']}>
          <span className={styles['label']}>{t('Referrals')}</span>
          {(user === null || user.referralCount !== undefined) && (
            <Amount size="l" sample="0">
              {user?.referralCount === undefined ? null : formatCount(user.referralCount)}
            </Amount>
          )}
          <ChevronRight size={20} aria-hidden />
        </Link>
      </Card>
    </Section>
  );
}

/** The text of a figure: null while the user is loading, undefined if the provider does not tell it. */
function figure(
  user: SessionUser | null,
  value: number | undefined,
  format: (value: number) => string,
): string | null | undefined {
  if (user === null) return null;
  return value === undefined ? undefined : format(value);
}

interface FigureProps {
  icon: ComponentType<{ size: number; 'aria-hidden': boolean }>;
  label: string;
  note?: string;
  value: string | null | undefined;
}

function Figure({ icon: Icon, label, note, value }: FigureProps) {
  if (value === undefined) return null;
  return (
    <div>
      <dt className={styles['label']}>
        <Icon size={16} aria-hidden /> {label}
        {note && <span className={styles['note']}>{note}</span>}
      </dt>
      <dd>
        <Amount size="l">{value}</Amount>
      </dd>
    </div>
  );
}
