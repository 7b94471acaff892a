import { LANGUAGE_NAMES, LOCALES, nextLanguage } from '@reelrupee/contract/languages';
import { setLanguage, useLanguage } from '@reelrupee/platform';
import { cx } from '@reelrupee/ui/core';
import styles from './LanguageSwitch.module.css';

/** Short names for a narrow bar. */
const SHORT_NAMES = { en: 'EN', hi: 'हिं' } as const;

/** Switches to the next language in place. It is written in that language, for people who cannot read this one. */
export function LanguageSwitch({ className }: { className?: string | undefined }) {
  const language = useLanguage();
  const next = nextLanguage(language);
  return (
    <button
      type="button"
      lang={LOCALES[next]}
      aria-label={LANGUAGE_NAMES[next]}
      className={cx(styles['switch'], className)}
      onClick={() => void setLanguage(next)}
    >
      {SHORT_NAMES[next]}
    </button>
  );
}
