import { formatRupees, type SessionUser } from '@reelrupee/platform';
import { Amount, Button, Card, Speaker } from '@reelrupee/ui/core';
import { Clock, Lock } from '@reelrupee/ui/icons';
import styles from './BalanceCard.module.css';
import { OnHoldNote } from './OnHoldNote';
import { lockedNote } from './streak';
import { UnavailableAmount } from './UnavailableAmount';
import { minWithdrawal } from '../withdraw/minWithdrawal';
import { t } from '../texts/texts';

interface BalanceCardProps {
  user: SessionUser | null;
  onWithdraw: () => void;
}

/** The available balance, next to the locked and held amounts with the reason. */
export function BalanceCard({ user, onWithdraw }: BalanceCardProps) {
  const canWithdraw = user !== null && (user.walletBalance ?? Infinity) >= minWithdrawal(user);
  const showsLocked = user === null || user.lockedEarnings !== undefined;
  const showsHold = user === null || user.onHold !== undefined;
  return (
    <Card className={styles['card']}>
      <div className={styles['available']}>
        <div>
          <h3 className={styles['label']}>{t('Available balance')}</h3>
          <p className={styles['balance']}>
            <Amount size="xl">
              {user && (user.walletBalance === undefined ? '–' : formatRupees(user.walletBalance))}
            </Amount>
            <Speaker label={t('Available balance')} amount={user?.walletBalance} />
          </p>
        </div>
        <Button variant={canWithdraw ? 'primary' : 'secondary'} disabled={!user} onClick={onWithdraw}>
          {t('Withdraw')}
        </Button>
      </div>
      {(showsLocked || showsHold) && (
        <div className={styles['unavailable']}>
          {showsLocked && (
            <UnavailableAmount
              icon={<Lock size={16} aria-hidden />}
              label={t('Locked')}
              amount={user?.lockedEarnings ?? null}
              note={user && lockedNote(user)}
            />
          )}
          {showsHold && (
            <UnavailableAmount
              icon={<Clock size={16} aria-hidden />}
              label={t('On hold')}
              amount={user?.onHold ?? null}
              note={user && <OnHoldNote user={user} />}
            />
          )}
        </div>
      )}
    </Card>
  );
}
