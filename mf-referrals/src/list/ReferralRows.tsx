import type { Referral } from '@reelrupee/contract/entities';
import { formatDate, formatRupees } from '@reelrupee/platform';
import { Amount, Badge, Card, SkeletonText, VisuallyHidden } from '@reelrupee/ui/core';
import styles from './ReferralRows.module.css';

interface ReferralRowsProps {
  /** Null while loading. */
  referrals: Referral[] | null;
  /** Rows to reserve while loading, so that content below does not move. */
  skeletonRows?: number;
}

const SKELETON_ROWS = 4;

/** Name, date and reward of each referral on a page. */
export function ReferralRows({ referrals, skeletonRows = SKELETON_ROWS }: ReferralRowsProps) {
  return (
    <Card className={styles['card']}>
      <ul aria-busy={referrals === null} aria-label="Referrals">
        {referrals
          ? referrals.map((referral) => <Row key={referral._id} referral={referral} />)
          : Array.from({ length: skeletonRows }, (_, index) => <SkeletonRow key={index} />)}
      </ul>
    </Card>
  );
}

function Row({ referral: { referredUserName, rewardAmount, createdAt } }: { referral: Referral }) {
  return (
    <li className={styles['row']}>
      <div className={styles['friend']}>
        <p className={styles['name']}>{referredUserName}</p>
        <p className={styles['date']}>Joined {formatDate(createdAt)}</p>
      </div>
      <VisuallyHidden>Reward:</VisuallyHidden>
      {rewardAmount > 0 ? (
        <Amount tone="earned">{`+ ${formatRupees(rewardAmount)}`}</Amount>
      ) : (
        <Badge tone="neutral">Not yet</Badge>
      )}
    </li>
  );
}

function SkeletonRow() {
  return (
    <li className={styles['row']}>
      <div className={styles['friend']}>
        <p className={styles['name']}>
          <SkeletonText>Firstname Name</SkeletonText>
        </p>
        <p className={styles['date']}>
          <SkeletonText>Joined 00/00/0000</SkeletonText>
        </p>
      </div>
    </li>
  );
}
