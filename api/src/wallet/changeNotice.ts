import type { Queries } from '../database/database';
import { mailIn } from '../mail/mailIn';
import type { Services } from '../services';
import { attemptKey, countAttempt } from '../sessions/backoff';
import type { ProfileChange, ProfileRow } from './profileChange';

/**
 * True if an address may be told of new payout details now: after five notices the waits of the back-off begin, since
 * anyone can sign up with an address that is not theirs.
 */
export async function allowNotice(queries: Queries, email: string, now: Date): Promise<boolean> {
  return (await countAttempt(queries, attemptKey(email, 'change notice'), now)).seconds === 0;
}

/** The subject in each language, by what has changed. */
const SUBJECTS = {
  email: { en: 'Your email was changed', hi: 'आपका ईमेल बदल गया' },
  payee: { en: 'Your payout details were changed', hi: 'आपके भुगतान की जानकारी बदल गई' },
  both: {
    en: 'Your email and payout details were changed',
    hi: 'आपका ईमेल और आपके भुगतान की जानकारी बदल गई',
  },
};

/**
 * Tells the address that an account had before a change that its email, its payout details or both changed. A pending
 * email is one that is not verified yet.
 */
export function notifyOldAddress(
  { email: to, language }: Pick<ProfileRow, 'email' | 'language'>,
  { email, payeeReplaced, isPending }: ProfileChange & { isPending: boolean },
  { mailer }: Pick<Services, 'mailer'>,
): void {
  const subject = SUBJECTS[email && payeeReplaced ? 'both' : email ? 'email' : 'payee'];
  const pending = {
    en: isPending ? ' The new email counts once it is verified.' : '',
    hi: isPending ? ' नया ईमेल सत्यापित होने पर ही मान्य होगा।' : '',
  };
  mailer.send({
    to,
    ...mailIn(language, {
      en: {
        subject: subject.en,
        text: `${subject.en} just now.${pending.en} Withdrawals to a new payee wait 24 hours. If it was not you, set a new password with Forget password? on the log-in screen and contact support.`,
      },
      hi: {
        subject: subject.hi,
        text: `${subject.hi}।${pending.hi} नए खाते में निकासी 24 घंटे रुकती है। अगर यह आपने नहीं किया, तो लॉग इन स्क्रीन पर ‘पासवर्ड भूल गए?’ से नया पासवर्ड सेट करें और सहायता से संपर्क करें।`,
      },
    }),
  });
}
