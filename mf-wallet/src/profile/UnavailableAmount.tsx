import { formatRupees } from '@reelrupee/platform';
import { Amount, SkeletonText, Speaker } from '@reelrupee/ui/core';
import type { ReactNode } from 'react';
import styles from './UnavailableAmount.module.css';
import { t } from '../texts/texts';

interface UnavailableAmountProps {
  icon: ReactNode;
  label: string;
  /** Rupees; null while loading. */
  amount: number | null;
  /** The reason why it cannot be withdrawn yet, and until when. */
  note: ReactNode;
}

/** A locked or held amount that cannot be withdrawn yet. */
export function UnavailableAmount({ icon, label, amount, note }: UnavailableAmountProps) {
  return (
    <div className={styles['tile']}>
      <div className={styles['head']}>
        <h3 className={styles['label']}>
          {icon}
          {label}
        </h3>
        <span className={styles['listen']}>
          <Speaker label={label} amount={amount} />
        </span>
      </div>
      <p>
        <Amount size="l" tone={amount ? 'pending' : 'plain'}>
          {amount === null ? null : formatRupees(amount)}
        </Amount>
      </p>
      <p className={styles['note']}>{note ?? <SkeletonText>{t('Nothing is locked.')}</SkeletonText>}</p>
    </div>
  );
}
