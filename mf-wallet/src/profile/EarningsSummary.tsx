import type { User } from '@reelrupee/contract/entities';
import { formatCount, formatRupees, routes } from '@reelrupee/platform';
import { Link } from '@reelrupee/platform/router';
import { Amount, Card, Section } from '@reelrupee/ui/core';
import { ChevronRight } from '@reelrupee/ui/icons';
import { BalanceCard } from './BalanceCard';
import styles from './EarningsSummary.module.css';

interface EarningsSummaryProps {
  user: User | null;
  onWithdraw: () => void;
}

/** All balances at a glance: available first, then earnings, deposits, withdrawals and referrals. */
export function EarningsSummary({ user, onWithdraw }: EarningsSummaryProps) {
  return (
    <Section title="Earnings Summary">
      <BalanceCard user={user} onWithdraw={onWithdraw} />
      <Card className={styles['figures']}>
        <dl className={styles['grid']}>
          <Figure label="Reels watched" value={user && formatCount(user.reelsWatched)} />
          <Figure label="Total earnings" value={user && formatRupees(user.totalEarnings)} />
          <Figure label="Deposit" note="Paid for plans" value={user && formatRupees(user.userDeposit)} />
          <Figure label="Withdrawn" note="Before charges" value={user && formatRupees(user.totalWithdrawn)} />
        </dl>
        <Link to={routes.referralList} className={styles['referrals']}>
          <span className={styles['label']}>Referrals</span>
          <Amount size="l" sample="0">
            {user && formatCount(user.referralCount)}
          </Amount>
          <ChevronRight size={20} aria-hidden />
        </Link>
      </Card>
    </Section>
  );
}

function Figure({ label, note, value }: { label: string; note?: string; value: string | null }) {
  return (
    <div>
      <dt className={styles['label']}>
        {label}
        {note && <span className={styles['note']}>{note}</span>}
      </dt>
      <dd>
        <Amount size="l">{value}</Amount>
      </dd>
    </div>
  );
}
