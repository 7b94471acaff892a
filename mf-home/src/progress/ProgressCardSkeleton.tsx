import { Amount, Card, Skeleton, SkeletonText } from '@reelrupee/ui/core';
import styles from './ProgressCard.module.css';

/** Has the same lines as the progress card, so that loading it causes no layout shift. */
export function ProgressCardSkeleton() {
  return (
    <Card className={styles['card']}>
      <div className={styles['row']}>
        <h3>
          <SkeletonText>Free Plan</SkeletonText>
        </h3>
        <SkeletonText>50 days left</SkeletonText>
      </div>
      <div className={styles['bar']}>
        <Skeleton height="8px" radius="full" />
        <span className={styles['percent']}>
          <SkeletonText>0%</SkeletonText>
        </span>
      </div>
      <div className={styles['row']}>
        <Skeleton width="116px" height="8px" radius="full" />
        <SkeletonText>0 of 10 reels today</SkeletonText>
      </div>
      <div className={styles['row']}>
        <div>
          <p>
            <SkeletonText>Earned today</SkeletonText>
          </p>
          <Amount size="l">{null}</Amount>
        </div>
        <Skeleton width="8.5rem" height="var(--touch)" />
      </div>
      <p className={styles['streak']}>
        <SkeletonText>₹10.00 locked</SkeletonText>
        <SkeletonText>Streak: 0 of 10 days</SkeletonText>
      </p>
      <Skeleton height="12px" radius="full" />
    </Card>
  );
}
