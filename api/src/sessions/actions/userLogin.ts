import { done, type Handler, refuse } from '../../action/handler';
import { clearFailures, recordFailure, secondsToWait } from '../backoff';
import { checkPassword } from '../passwords';
import { signIn } from '../signIn';

/** An unknown email and a wrong password get the same answer after the same work. */
export const userLogin: Handler<'userLogin'> = async ({ payload }, services) => {
  const { queries } = services.database;
  const now = services.clock.now();
  const seconds = await secondsToWait(queries, payload.email, now);
  if (seconds > 0) return refuse('backoff', { seconds });
  const user = await queries
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where('email', '=', payload.email)
    .executeTakeFirst();
  const right = await checkPassword(payload.password, user?.password_hash ?? null);
  if (!user || !right) {
    await recordFailure(queries, payload.email, now);
    return refuse('wrongCredentials');
  }
  await clearFailures(queries, payload.email);
  return done(await signIn(user.id, services), 'Login successful!');
};
