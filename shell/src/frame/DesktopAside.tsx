import { runtimeConfig } from '@reelrupee/platform';
import { IndianRupee, Lock, ShieldCheck } from '@reelrupee/ui/icons';
import styles from './DesktopAside.module.css';
import { Logo } from './Logo';

/** Introduces the product to visitors next to the app’s column. */
export default function DesktopAside() {
  return (
    <aside aria-label="About" className={styles['aside']}>
      <Logo size={56} />
      <p className={styles['name']}>{runtimeConfig().productName}</p>
      <p className={styles['text']}>Short AI lessons. Ten a day. Paid in rupees.</p>
      <ul className={styles['facts']}>
        <li>
          <IndianRupee size={20} aria-hidden /> Start free, no investment needed
        </li>
        <li>
          <Lock size={20} aria-hidden /> Earnings unlock after a 10-day streak
        </li>
        <li>
          <ShieldCheck size={20} aria-hidden /> Fees are shown before you pay or withdraw
        </li>
      </ul>
    </aside>
  );
}
