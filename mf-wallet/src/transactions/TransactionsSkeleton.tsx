import { Card, Skeleton, VisuallyHidden } from '@reelrupee/ui/core';
import styles from './TransactionsSkeleton.module.css';
import { t } from '../texts/texts';

const ROWS = 6;

/** Skeleton of the table’s first rows. */
export function TransactionsSkeleton() {
  return (
    <Card aria-busy="true" className={styles['card']}>
      <VisuallyHidden>{t('Loading transactions')}</VisuallyHidden>
      {Array.from({ length: ROWS }, (_, index) => (
        <div key={index} className={styles['row']}>
          <Skeleton width="45%" height="1rem" />
          <Skeleton width="30%" height="1rem" />
          <Skeleton width="60%" height="0.875rem" />
        </div>
      ))}
    </Card>
  );
}
