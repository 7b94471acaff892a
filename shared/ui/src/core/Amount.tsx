import styles from './Amount.module.css';
import { cx } from './cx';
import { SkeletonText } from './Skeleton';

/** The meaning of an amount: the user’s own, earned, not available yet, or negative. */
export type AmountTone = 'plain' | 'earned' | 'pending' | 'danger';

interface AmountProps {
  /** Formatted rupees or a count; null while loading. */
  children: string | null;
  tone?: AmountTone;
  size?: 's' | 'm' | 'l' | 'xl';
  /** Text of the expected width, for the skeleton. */
  sample?: string;
}

/** An amount of money in tabular numerals that never wraps or gets cut off. */
export function Amount({ children, tone = 'plain', size = 'm', sample = '₹000.00' }: AmountProps) {
  return (
    <span className={cx(styles['amount'], styles[children === null ? 'plain' : tone], styles[size])}>
      {children ?? <SkeletonText>{sample}</SkeletonText>}
    </span>
  );
}
