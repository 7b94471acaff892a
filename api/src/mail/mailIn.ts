import { type Language, LANGUAGES } from '@reelrupee/contract/languages';
import type { Mail } from './mailer';

type MailText = Pick<Mail, 'subject' | 'text'>;

/** A mail in the user's language; in all of them, English first, while it is unknown. */
export function mailIn(language: Language | null, texts: Record<Language, MailText>): MailText {
  if (language) return texts[language];
  const all = LANGUAGES.map((each) => texts[each]);
  return {
    subject: all.map(({ subject }) => subject).join(' · '),
    text: all.map(({ text }) => text).join('\n\n—\n\n'),
  };
}
