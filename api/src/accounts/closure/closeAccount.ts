import { formatRupees } from '../../formatRupees';
import { mailIn } from '../../mail/mailIn';
import { err, ok, type Result } from '../../result';
import type { Services } from '../../services';
import { eraseOwner } from './eraseOwner';
import { forfeitRest } from './forfeitRest';
import { lockAccount, type LockedAccount } from './lockAccount';

export interface Closure {
  userId: string;
  /** Paise that the caller expects to be lost: available and locked. */
  lossPaise: number;
  /** Kept for administrators. */
  reason: string;
}

export type ClosureError = 'noSuchUser' | 'requestOpen' | 'lossChanged';

/**
 * Closes an account for good: forfeits the rest of its money, erases who the user is, ends all sessions, and tells the
 * address that it had. `refuse` may add reasons against it.
 */
export async function closeAccount<Reason extends string = never>(
  { userId, lossPaise, reason }: Closure,
  { database, clock, mailer, log }: Services,
  refuse: (account: LockedAccount) => Result<null, Reason> = () => ok(null),
): Promise<Result<null, ClosureError | Reason>> {
  const at = clock.now();
  const closed = await database.transaction(async (queries) => {
    const account = await lockAccount(queries, userId);
    if (!account) return err('noSuchUser', { id: userId });
    if (account.hasOpenRequest) return err('requestOpen');
    const refused = refuse(account);
    if (!refused.ok) return refused;
    const loss = account.availablePaise + account.lockedPlans.reduce((sum, { paise }) => sum + paise, 0);
    if (loss !== lossPaise) return err('lossChanged', { loss: formatRupees(loss) });
    await forfeitRest(queries, userId, account, at);
    await eraseOwner(queries, { userId, reason, at });
    return ok(account);
  });
  if (!closed.ok) return closed;
  log.info({ userId }, 'account closed');
  mailer.send({
    to: closed.value.email,
    ...mailIn(closed.value.language, {
      en: {
        subject: 'Your account is closed',
        text: 'Your account is closed, and your name, email, phone and payout details are erased. Records of payments stay, as the law requires. If it was not you, contact support.',
      },
      hi: {
        subject: 'आपका खाता बंद हो गया',
        text: 'आपका खाता बंद हो गया है। आपका नाम, ईमेल, फ़ोन और भुगतान की जानकारी मिटा दी गई है। भुगतान के रिकॉर्ड कानून के अनुसार रखे जाते हैं। अगर यह आपने नहीं किया, तो सहायता से संपर्क करें।',
      },
    }),
  });
  return ok(null);
}
