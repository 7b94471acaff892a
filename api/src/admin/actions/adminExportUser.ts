import { readUserData } from '../../accounts/readUserData';
import { type Handler, success } from '../../action/handler';
import { err } from '../../result';

/** The hash of no token: none of the devices is the administrator's. */
const NO_TOKEN = Buffer.alloc(0);

export const adminExportUser: Handler<'adminExportUser'> = async ({ payload: { _id: id } }, services) => {
  const user = await services.database.queries
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('user_type', '=', 'user')
    .executeTakeFirst();
  if (!user) return err('noSuchUser', { id });
  return success(await readUserData({ userId: id, tokenHash: NO_TOKEN }, services));
};
