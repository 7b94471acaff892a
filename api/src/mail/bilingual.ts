import type { Mail } from './mailer';

type MailText = Pick<Mail, 'subject' | 'text'>;

/** A mail in English and Hindi: the provider does not know the language of the app on the reader's device. */
export function bilingual(english: MailText, hindi: MailText): MailText {
  return {
    subject: `${english.subject} · ${hindi.subject}`,
    text: `${english.text}\n\n—\n\n${hindi.text}`,
  };
}
