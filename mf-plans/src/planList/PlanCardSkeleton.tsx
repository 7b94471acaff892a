import { Amount, Card, Skeleton, SkeletonText } from '@reelrupee/ui/core';
import styles from './PlanCard.module.css';

/** Has the same lines as the plan card, so that loading it causes no layout shift. */
export function PlanCardSkeleton() {
  return (
    <Card className={styles['card']}>
      <div className={styles['heading']}>
        <SkeletonText>Starter plan</SkeletonText>
      </div>
      <div className={styles['offer']}>
        <p className={styles['price']}>
          <SkeletonText>
            <Amount size="xl">₹1,000</Amount>
          </SkeletonText>
          <span className={styles['label']}>
            <SkeletonText>Recharge amount</SkeletonText>
          </span>
        </p>
        <Skeleton width="min(9rem, 100%)" height="var(--touch)" />
      </div>
      <dl className={styles['facts']}>
        <div>
          <dt>
            <SkeletonText>Earnings per reel</SkeletonText>
          </dt>
          <dd>
            <SkeletonText>₹1.00</SkeletonText>
          </dd>
        </div>
        <div>
          <dt>
            <SkeletonText>Total earnings</SkeletonText>
          </dt>
          <dd>
            <SkeletonText>₹1,000.00</SkeletonText>
          </dd>
        </div>
      </dl>
    </Card>
  );
}
