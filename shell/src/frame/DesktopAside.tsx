import { runtimeConfig, useLanguage } from '@reelrupee/platform';
import { IndianRupee, Lock, ShieldCheck } from '@reelrupee/ui/icons';
import styles from './DesktopAside.module.css';
import { Logo } from './Logo';
import { t } from '../texts/texts';

/** Introduces the product to visitors next to the app’s column. */
export default function DesktopAside() {
  useLanguage();
  return (
    <aside aria-label={t('About')} className={styles['aside']}>
      <Logo size={56} />
      <p className={styles['name']}>{runtimeConfig().productName}</p>
      <p className={styles['text']}>{t('Short AI lessons. Ten a day. Paid in rupees.')}</p>
      <ul className={styles['facts']}>
        <li>
          <IndianRupee size={20} aria-hidden /> {t('Start free, no investment needed')}
        </li>
        <li>
          <Lock size={20} aria-hidden /> {t('Earnings unlock after a 10-day streak')}
        </li>
        <li>
          <ShieldCheck size={20} aria-hidden /> {t('Fees are shown before you pay or withdraw')}
        </li>
      </ul>
    </aside>
  );
}
