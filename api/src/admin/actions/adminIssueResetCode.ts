import { type Handler, success } from '../../action/handler';
import { CODE_LIFETIME_MS, issueCode } from '../../accounts/codes';
import { err } from '../../result';

export const adminIssueResetCode: Handler<'adminIssueResetCode'> = async (
  { payload },
  { database, clock },
) => {
  const now = clock.now();
  const user = await database.queries
    .selectFrom('users')
    .select('id')
    .where('email', '=', payload.email)
    .where('user_type', '=', 'user')
    .executeTakeFirst();
  if (!user) return err('noSuchUser', { email: payload.email });
  const code = await database.transaction((queries) =>
    issueCode(queries, { userId: user.id, purpose: 'reset', email: '' }, now),
  );
  return success({ code, expiresAt: new Date(now.getTime() + CODE_LIFETIME_MS).toISOString() });
};
