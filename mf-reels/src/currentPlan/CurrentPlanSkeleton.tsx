import { Card, Skeleton, VisuallyHidden } from '@reelrupee/ui/core';
import styles from './CurrentPlanSkeleton.module.css';
import { t } from '../texts/texts';

/** Skeleton of one active plan. */
export function CurrentPlanSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t('Loading your plans')}</VisuallyHidden>
      <Card className={styles['card']}>
        <div className={styles['row']}>
          <Skeleton width="40%" height="2.8rem" />
          <Skeleton width="25%" height="1.4rem" radius="full" />
        </div>
        <div className={styles['row']}>
          <Skeleton width="30%" height="3.1rem" />
          <Skeleton width="30%" height="3.1rem" />
        </div>
        <Skeleton height="8px" radius="full" />
        <Skeleton height="6.9rem" />
        <Skeleton height="var(--touch)" />
      </Card>
    </div>
  );
}
