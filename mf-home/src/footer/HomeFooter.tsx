import { routes } from '@reelrupee/platform';
import { Link } from '@reelrupee/platform/router';
import styles from './HomeFooter.module.css';
import { t } from '../texts/texts';

const LINKS = [
  { to: routes.support, text: 'Help and support' },
  { to: routes.terms, text: 'Terms of use' },
  { to: routes.privacy, text: 'Privacy' },
  { to: routes.grievance, text: 'Complaints' },
] as const;

/** Links to support and the legal pages. */
export function HomeFooter() {
  return (
    <footer className={styles['footer']}>
      {LINKS.map(({ to, text }) => (
        <Link key={to} to={to}>
          {t(text)}
        </Link>
      ))}
    </footer>
  );
}
