import { toPaise } from '@reelrupee/contract/money';
import { formatRupees } from '../../formatRupees';
import { err, ok, type Result } from '../../result';
import type { Services } from '../../services';
import type { Client } from '../../sessions/client';
import type { Session } from '../../sessions/session';
import { confirmOwner, type OwnerError, type OwnerProof } from '../confirmOwner';
import { closeAccount, type ClosureError } from './closeAccount';
import { isClosed } from './isClosed';

type OwnClosureError =
  | OwnerError
  | Exclude<ClosureError, 'noSuchUser'>
  | 'moneyLeft'
  | 'accountFrozen'
  | 'administrator'
  | 'sessionEnded';

/**
 * Closes the caller's account, once its owner is confirmed. Money that can be withdrawn must be withdrawn first; a frozen
 * account stays, as the money of others may depend on it. Administrators need their role taken away first.
 */
export async function closeOwnAccount(
  { loss, ...proof }: OwnerProof & { loss: number },
  session: Session,
  client: Client,
  services: Services,
): Promise<Result<null, OwnClosureError>> {
  const { database, config } = services;
  const { userId } = session;
  if (session.userType === 'admin') return err('administrator');
  const user = await database.queries
    .selectFrom('users')
    .select(['id', 'email', 'password_hash', 'google_subject'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const confirmed = await confirmOwner(user, proof, session, client, services);
  if (!confirmed.ok) return confirmed;
  const closure = { userId, lossPaise: toPaise(loss), reason: 'Closed by the user' };
  const closed = await closeAccount(closure, services, ({ frozen, availablePaise }) => {
    if (frozen) return err('accountFrozen');
    if (availablePaise < config.MIN_WITHDRAWAL * 100) return ok(null);
    return err('moneyLeft', { available: formatRupees(availablePaise) });
  });
  if (closed.ok) return closed;
  const { error, details } = closed;
  if (error !== 'noSuchUser') return err(error, details);
  // Closed meanwhile by another call, which also ended the session, or given a role.
  return err((await isClosed(database.queries, userId)) ? 'sessionEnded' : 'administrator');
}
