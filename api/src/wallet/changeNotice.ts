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

/** Tells the address that an account had before a change that its email or its payout details changed. */
export function tellOldAddress(
  { email: to, language }: Pick<ProfileRow, 'email' | 'language'>,
  change: Pick<ProfileChange, 'email'>,
  { mailer }: Pick<Services, 'mailer'>,
): void {
  const what = change.email ? 'email' : 'payout details';
  mailer.send({
    to,
    ...mailIn(language, {
      en: {
        subject: `Your ${what} were changed`.replace('email were', 'email was'),
        text: `The ${what} of your account changed just now. Withdrawals to a new payee wait 24 hours. If it was not you, set a new password with Forget password? on the log-in screen and contact support.`,
      },
      hi: {
        subject: change.email ? 'आपका ईमेल बदल गया' : 'आपके भुगतान की जानकारी बदल गई',
        text: 'आपके खाते की जानकारी अभी बदली गई है। नए खाते में निकासी 24 घंटे रुकती है। अगर यह आपने नहीं किया, तो लॉग इन स्क्रीन पर ‘पासवर्ड भूल गए?’ से नया पासवर्ड सेट करें और सहायता से संपर्क करें।',
      },
    }),
  });
}
