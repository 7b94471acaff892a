import { Card, Section, Skeleton } from '@reelrupee/ui/core';
import styles from './Recharge.module.css';
import { t } from '../texts/texts';

/** Skeleton of a paid plan’s recharge. */
export function RechargeSkeleton() {
  return (
    <div role="group" aria-busy="true" aria-label={t('Loading the plan')} className={styles['skeleton']}>
      <Section title={t('1. Pay')}>
        <Card className={styles['card']}>
          <Skeleton height="6.5rem" />
          <Skeleton height="var(--touch)" />
          <Skeleton height="2.5rem" />
        </Card>
      </Section>
      <Section title={t('2. Send the proof')}>
        <ProofSkeleton />
      </Section>
    </div>
  );
}

/** Skeleton of the proof form. */
export function ProofSkeleton() {
  return (
    <Card className={styles['card']}>
      <Skeleton height="6rem" />
      <Skeleton height="6rem" />
      <Skeleton height="6rem" />
      <Skeleton height="var(--touch)" />
    </Card>
  );
}
