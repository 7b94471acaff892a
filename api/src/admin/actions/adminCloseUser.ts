import { toPaise } from '@reelrupee/contract/money';
import { closeAccount } from '../../accounts/closure/closeAccount';
import { type Handler, success } from '../../action/handler';
import type { Queries } from '../../database/database';

export const adminCloseUser: Handler<'adminCloseUser'> = async ({ payload }, services) => {
  const { _id, loss, reason } = payload;
  const closed = await closeAccount({ userId: _id, lossPaise: toPaise(loss), reason }, services);
  if (!closed.ok && !(await isRepeated(payload, services.database.queries))) return closed;
  return success({ _id });
};

/** Tells if the account was closed for the same reason, as by this call when its reply was lost. */
async function isRepeated(
  { _id, reason }: { _id: string; reason: string },
  queries: Queries,
): Promise<boolean> {
  const user = await queries
    .selectFrom('users')
    .select('id')
    .where('id', '=', _id)
    .where('closed_at', 'is not', null)
    .where('frozen_reason', '=', reason)
    .executeTakeFirst();
  return user !== undefined;
}
