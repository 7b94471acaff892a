import { MIN_WITHDRAWAL } from '@reelrupee/contract/constants';
import type { User } from '@reelrupee/contract/entities';
import { formatRupees } from '@reelrupee/platform';
import { Amount, Button, Card } from '@reelrupee/ui/core';
import { Clock, Lock } from '@reelrupee/ui/icons';
import styles from './BalanceCard.module.css';
import { OnHoldNote } from './OnHoldNote';
import { lockedNote } from './streak';
import { UnavailableAmount } from './UnavailableAmount';

interface BalanceCardProps {
  user: User | null;
  onWithdraw: () => void;
}

/** The available balance, and beside it the locked and held amounts with the reason. */
export function BalanceCard({ user, onWithdraw }: BalanceCardProps) {
  const canWithdraw = user !== null && user.walletBalance >= MIN_WITHDRAWAL;
  return (
    <Card className={styles['card']}>
      <div className={styles['available']}>
        <div>
          <h3 className={styles['label']}>Available balance</h3>
          <p className={styles['balance']}>
            <Amount size="xl">{user && formatRupees(user.walletBalance)}</Amount>
          </p>
        </div>
        <Button variant={canWithdraw ? 'primary' : 'secondary'} disabled={!user} onClick={onWithdraw}>
          Withdraw
        </Button>
      </div>
      <div className={styles['unavailable']}>
        <UnavailableAmount
          icon={<Lock size={16} aria-hidden />}
          label="Locked"
          amount={user && user.lockedEarnings}
          note={user && lockedNote(user)}
        />
        <UnavailableAmount
          icon={<Clock size={16} aria-hidden />}
          label="On hold"
          amount={user && user.onHold}
          note={user && <OnHoldNote user={user} />}
        />
      </div>
    </Card>
  );
}
