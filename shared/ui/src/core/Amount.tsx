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

/** From this length on the largest size would not fit a phone of 320 px. */
const LONG_AMOUNT = '₹9,99,99,999.00'.length;

/** An amount of money in tabular numerals that never wraps or gets cut off; very long ones are smaller. */
export function Amount({ children, tone = 'plain', size = 'm', sample = '₹000.00' }: AmountProps) {
  const isLong = children !== null && children.length > LONG_AMOUNT;
  const fittingSize = size === 'xl' && isLong ? 'l' : size;
  return (
    <span className={cx(styles['amount'], styles[children === null ? 'plain' : tone], styles[fittingSize])}>
      {children ?? <SkeletonText>{sample}</SkeletonText>}
    </span>
  );
}
