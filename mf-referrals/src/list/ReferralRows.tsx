import { formatDate, formatRupees, type Referral } from '@reelrupee/platform';
import { Amount, Badge, Card, SkeletonText, VisuallyHidden } from '@reelrupee/ui/core';
import { friendName } from './friendName';
import styles from './ReferralRows.module.css';
import { t } from '../texts/texts';

interface ReferralRowsProps {
  /** Null while loading. */
  referrals: Referral[] | null;
  /** Rows to reserve while loading, so that content below does not move. */
  skeletonRows?: number | undefined;
}

const SKELETON_ROWS = 4;

/** Name, date and reward of each referral on a page. */
export function ReferralRows({ referrals, skeletonRows = SKELETON_ROWS }: ReferralRowsProps) {
  return (
    <Card className={styles['card']}>
      <ul aria-busy={referrals === null} aria-label={t('Referrals')}>
        {referrals
          ? referrals.map((referral, index) => <Row key={referral._id ?? index} referral={referral} />)
          : Array.from({ length: skeletonRows }, (_, index) => <SkeletonRow key={index} />)}
      </ul>
    </Card>
  );
}

function Row({ referral: { referredUserName, rewardAmount, createdAt } }: { referral: Referral }) {
  return (
    <li className={styles['row']}>
      <div className={styles['friend']}>
        <p className={styles['name']}>{friendName(referredUserName)}</p>
        {createdAt !== undefined && (
          <p className={styles['date']}>{t('Joined {date}', { date: formatDate(createdAt) })}</p>
        )}
      </div>
      {rewardAmount !== undefined && <Reward amount={rewardAmount} />}
    </li>
  );
}

function Reward({ amount }: { amount: number }) {
  return (
    <>
      <VisuallyHidden>{t('Reward:')}</VisuallyHidden>
      {amount > 0 ? (
        <Amount tone="earned">{`+ ${formatRupees(amount)}`}</Amount>
      ) : (
        <Badge tone="neutral">{t('Not yet')}</Badge>
      )}
    </>
  );
}

function SkeletonRow() {
  return (
    <li className={styles['row']}>
      <div className={styles['friend']}>
        <p className={styles['name']}>
          <SkeletonText>{t('Firstname Name')}</SkeletonText>
        </p>
        <p className={styles['date']}>
          <SkeletonText>{t('Joined {date}', { date: '00/00/0000' })}</SkeletonText>
        </p>
      </div>
    </li>
  );
}
