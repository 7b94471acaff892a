import { err, ok, type Result } from '../result';
import type { Services } from '../services';
import { createUser, type NewUser } from './createUser';
import { countSignUp } from './signUpLimit';

/**
 * Creates a user and counts the sign-up of their network, both or neither: a network whose sign-ups fail, such as while the
 * disk is full, is not at its limit afterwards.
 */
export function openAccount(
  user: NewUser & { network: string },
  { database, clock, config }: Services,
): Promise<Result<string, 'tooManyRequests'>> {
  return database.transaction(async (queries) => {
    const now = clock.now();
    const isAllowed = await countSignUp(queries, user.network, config.SIGN_UPS_PER_NETWORK, now);
    return isAllowed ? ok(await createUser(queries, user, now)) : err('tooManyRequests');
  });
}
