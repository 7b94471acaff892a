import { type Handler, success } from '../../action/handler';
import { newTotp } from '../totp';

export const adminSetUpTotp: Handler<'adminSetUpTotp'> = async ({ session }, { database }) => {
  const { email } = await database.queries
    .selectFrom('users')
    .select('email')
    .where('id', '=', session.userId)
    .executeTakeFirstOrThrow();
  return success(newTotp(email));
};
