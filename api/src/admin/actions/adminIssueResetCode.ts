import { type Handler, success } from '../../action/handler';
import { CODE_LIFETIME_MS } from '../../accounts/codes';
import { issueCodeIfOpen } from '../../accounts/issueCodeIfOpen';
import { err } from '../../result';

export const adminIssueResetCode: Handler<'adminIssueResetCode'> = async ({ payload }, services) => {
  const { database, clock } = services;
  const user = await database.queries
    .selectFrom('users')
    .select('id')
    .where('email', '=', payload.email)
    .where('user_type', '=', 'user')
    .executeTakeFirst();
  if (!user) return err('noSuchUser', { email: payload.email });
  const code = await issueCodeIfOpen({ userId: user.id, purpose: 'reset', email: '' }, services);
  if (code === undefined) return err('noSuchUser', { email: payload.email });
  return success({ code, expiresAt: new Date(clock.now().getTime() + CODE_LIFETIME_MS).toISOString() });
};
