import { formatRupees } from '@reelrupee/platform';
import { Amount, SkeletonText } from '@reelrupee/ui/core';
import type { ReactNode } from 'react';
import styles from './WaitingMoney.module.css';

interface WaitingMoneyProps {
  icon: ReactNode;
  label: string;
  /** Rupees; null while on its way. */
  amount: number | null;
  /** Why it is not the user's yet, and until when. */
  note: ReactNode;
}

/** Money that cannot be withdrawn yet. */
export function WaitingMoney({ icon, label, amount, note }: WaitingMoneyProps) {
  return (
    <div className={styles['tile']}>
      <h3 className={styles['label']}>
        {icon}
        {label}
      </h3>
      <p>
        <Amount size="l" tone={amount ? 'pending' : 'plain'}>
          {amount === null ? null : formatRupees(amount)}
        </Amount>
      </p>
      <p className={styles['note']}>{note ?? <SkeletonText>Nothing of it</SkeletonText>}</p>
    </div>
  );
}
