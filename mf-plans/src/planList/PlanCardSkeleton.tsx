import { Amount, Card, Skeleton, SkeletonText } from '@reelrupee/ui/core';
import styles from './PlanCard.module.css';

/** A plan card on its way: the same lines, so that nothing moves when the real one comes. */
export function PlanCardSkeleton() {
  return (
    <Card className={styles['card']}>
      <div className={styles['heading']}>
        <SkeletonText>Starter plan</SkeletonText>
      </div>
      <p>
        <SkeletonText>
          <Amount size="xl">₹1,000</Amount>
        </SkeletonText>
      </p>
      <div className={styles['facts']}>
        <div>
          <p className={styles['quiet']}>
            <SkeletonText>Per reel</SkeletonText>
          </p>
          <SkeletonText>₹1.00</SkeletonText>
        </div>
        <div>
          <p className={styles['quiet']}>
            <SkeletonText>Total earnings</SkeletonText>
          </p>
          <SkeletonText>₹1,000.00</SkeletonText>
        </div>
      </div>
      <div className={styles['recharge']}>
        <Skeleton height="var(--touch)" />
      </div>
    </Card>
  );
}
