import type { Language } from '@reelrupee/contract/languages';
import type { Queries } from '../../database/database';
import { formatRupees } from '../../formatRupees';
import { err, ok, type Result } from '../../result';
import { type Closing, eraseOwner } from './eraseOwner';
import { forfeitRest } from './forfeitRest';
import { lockAccount, type LockedAccount } from './lockAccount';

export interface Closure extends Closing {
  /** Paise that the caller expects to be lost: available and locked. */
  lossPaise: number;
}

export type ClosureError = 'noSuchUser' | 'requestOpen' | 'lossChanged';

/**
 * Closes an account for good, in the caller's transaction: forfeits what is left, erases who the user is, ends all
 * sessions. Returns where to send the news. `refuse` may add reasons against it.
 */
export async function closeAccount<Reason extends string = never>(
  queries: Queries,
  closure: Closure,
  refuse: (account: LockedAccount) => Result<null, Reason> = () => ok(null),
): Promise<Result<{ email: string; language: Language | null }, ClosureError | Reason>> {
  const account = await lockAccount(queries, closure.userId);
  if (!account) return err('noSuchUser', { id: closure.userId });
  if (account.hasOpenRequest) return err('requestOpen');
  const refused = refuse(account);
  if (!refused.ok) return refused;
  const loss = account.availablePaise + account.locked.reduce((sum, { paise }) => sum + paise, 0);
  if (loss !== closure.lossPaise) return err('lossChanged', { loss: formatRupees(loss) });
  await forfeitRest(queries, closure.userId, account, closure.at);
  await eraseOwner(queries, closure);
  return ok({ email: account.email, language: account.language });
}
