import { Amount, Card, Skeleton, SkeletonText } from '@reelrupee/ui/core';
import styles from './ProgressCard.module.css';
import { t } from '../texts/texts';
import { daysLeft } from './dayProgress';
import { StreakDays } from './StreakDays';

/** Has the same lines as the progress card, so that loading it causes no layout shift. */
export function ProgressCardSkeleton() {
  return (
    <Card className={styles['card']}>
      <div className={styles['row']}>
        <h3>
          <SkeletonText>{t('Free Plan')}</SkeletonText>
        </h3>
        <SkeletonText>{daysLeft(50)}</SkeletonText>
      </div>
      <div className={styles['bar']}>
        <Skeleton height="8px" radius="full" />
        <span className={styles['percent']}>
          <SkeletonText>0%</SkeletonText>
        </span>
      </div>
      <div className={styles['row']}>
        <Skeleton width="116px" height="8px" radius="full" />
        <SkeletonText>
          {t('{reels} today', { reels: t('{watched} of {total} reels', { watched: 0, total: 10 }) })}
        </SkeletonText>
      </div>
      <div className={styles['row']}>
        <div>
          <p>
            <SkeletonText>{t('Earned today')}</SkeletonText>
          </p>
          <Amount size="l">{null}</Amount>
        </div>
        <Skeleton width="8.5rem" height="var(--touch)" />
      </div>
      <p className={styles['streak']}>
        <SkeletonText>{t('{amount} locked', { amount: '₹10.00' })}</SkeletonText>
        <SkeletonText>{t('Streak: {days} of {required} days', { days: 0, required: 10 })}</SkeletonText>
      </p>
      <StreakDays done={0} required={10} />
    </Card>
  );
}
