import styles from './Amount.module.css';
import { cx } from './cx';
import { SkeletonText } from './Skeleton';

/** What the money is: the user's own, earned just now, or not yet theirs. */
export type AmountTone = 'plain' | 'earned' | 'pending' | 'danger';

interface AmountProps {
  /** Formatted rupees, or a count beside them; null while on its way. */
  children: string | null;
  tone?: AmountTone;
  size?: 's' | 'm' | 'l' | 'xl';
  /** As wide as what is expected, to keep its place. */
  sample?: string;
}

/** Money: tabular numerals, never broken or cut off. */
export function Amount({ children, tone = 'plain', size = 'm', sample = '₹000.00' }: AmountProps) {
  return (
    <span className={cx(styles['amount'], styles[children === null ? 'plain' : tone], styles[size])}>
      {children ?? <SkeletonText>{sample}</SkeletonText>}
    </span>
  );
}
