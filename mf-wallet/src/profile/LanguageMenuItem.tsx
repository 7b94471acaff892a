import { LANGUAGE_NAMES, LOCALES, nextLanguage, setLanguage, useLanguage } from '@reelrupee/platform';
import type { ReactNode } from 'react';

interface LanguageMenuItemProps {
  className: string | undefined;
  /** Gets the name of the next language, in that language, for people who cannot read this one. */
  children: (name: string) => ReactNode;
}

/** A row of the menu that switches to the next language in place. */
export function LanguageMenuItem({ className, children }: LanguageMenuItemProps) {
  const language = useLanguage();
  const next = nextLanguage(language);
  return (
    <button type="button" lang={LOCALES[next]} className={className} onClick={() => void setLanguage(next)}>
      {children(LANGUAGE_NAMES[next])}
    </button>
  );
}
