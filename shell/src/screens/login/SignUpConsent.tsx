import { routes } from '@reelrupee/platform';
import { Link } from '@reelrupee/platform/router';
import type { ReactNode } from 'react';
import styles from './LoginScreen.module.css';
import { t } from './texts/texts';

/** A sentence with two links, whose places in it depend on the language. */
export function SignUpConsent() {
  const links: Record<string, ReactNode> = {
    '{terms}': <LegalLink key="terms" to={routes.terms} text={t('Terms of use')} />,
    '{privacy}': <LegalLink key="privacy" to={routes.privacy} text={t('Privacy')} />,
  };
  const places = { terms: '{terms}', privacy: '{privacy}' };
  const text = t('By signing up you accept the {terms} and the {privacy} page.', places);
  return <p className={styles['consent']}>{text.split(/(\{\w+\})/).map((part) => links[part] ?? part)}</p>;
}

function LegalLink({ to, text }: { to: string; text: string }) {
  return (
    <Link to={to} target="_blank">
      {text}
    </Link>
  );
}
