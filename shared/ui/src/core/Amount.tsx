import styles from './Amount.module.css';
import { cx } from './cx';

/** What the money is: the user's own, earned just now, or not yet theirs. */
export type AmountTone = 'plain' | 'earned' | 'pending' | 'danger';

interface AmountProps {
  /** Formatted rupees. */
  children: string;
  tone?: AmountTone;
  size?: 's' | 'm' | 'l' | 'xl';
}

/** Money: tabular numerals, never broken or cut off. */
export function Amount({ children, tone = 'plain', size = 'm' }: AmountProps) {
  return <span className={cx(styles['amount'], styles[tone], styles[size])}>{children}</span>;
}
