import { Amount, Card, Skeleton, SkeletonText } from '@reelrupee/ui/core';
import styles from './PlanCard.module.css';
import { t } from '../texts/texts';

const FACTS = [
  ['Earnings per reel', '₹1.00'],
  ['Total earnings', '₹1,000.00'],
  ['You pay, with charge', '₹255.00'],
  ['You get, after fees', '₹1,000.00'],
] as const;

/** Has the same lines as the plan card, so that loading it causes no layout shift. */
export function PlanCardSkeleton() {
  return (
    <Card className={styles['card']}>
      <div className={styles['heading']}>
        <SkeletonText>{t('Starter plan')}</SkeletonText>
      </div>
      <div className={styles['offer']}>
        <p className={styles['price']}>
          <SkeletonText>
            <Amount size="xl">₹1,000</Amount>
          </SkeletonText>
          <span className={styles['label']}>
            <SkeletonText>{t('Recharge amount')}</SkeletonText>
          </span>
        </p>
        <Skeleton width="min(9rem, 100%)" height="var(--touch)" />
      </div>
      <dl className={styles['facts']}>
        {FACTS.map(([name, value]) => (
          <div key={name}>
            <dt>
              <SkeletonText>{t(name)}</SkeletonText>
            </dt>
            <dd>
              <SkeletonText>{value}</SkeletonText>
            </dd>
          </div>
        ))}
        <div>
          <dt>
            <SkeletonText>{t('Earnings cover the cost')}</SkeletonText>
          </dt>
          <dd>
            <SkeletonText>{t('on day {day}', { day: 30 })}</SkeletonText>
          </dd>
        </div>
      </dl>
    </Card>
  );
}
