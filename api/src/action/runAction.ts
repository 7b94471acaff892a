import { type ActionName, actions, type ValidPayload } from '@reelrupee/contract/actions';
import type { Access } from '@reelrupee/contract/action';
import { ownAccountClosed } from '@reelrupee/contract/closed';
import type { AdminRole } from '@reelrupee/contract/adminRoles';
import { handlers, type Handlers, type SelfAuthenticating, selfAuthenticating } from '../actions';
import type { Services } from '../services';
import type { Client } from '../sessions/client';
import { isOfClosedAccount } from '../sessions/isOfClosedAccount';
import { findSession, type Session } from '../sessions/session';
import { hasRole } from '../administrators/roles';
import { GENERAL_ERRORS } from './generalErrors';
import type { Call, Handler, SelfAuthenticatingHandler } from './handler';
import { invalidReply } from './invalidReply';
import { runLogged } from './logActs';
import { nameField } from './nameField';
import { errorReply, type Reply, toReply } from './reply';

const SESSION_ENDED = errorReply(GENERAL_ERRORS.sessionEnded.code, GENERAL_ERRORS.sessionEnded.msg);
const ACCOUNT_CLOSED = errorReply(ownAccountClosed.code, ownAccountClosed.msg);
const FORBIDDEN = errorReply(GENERAL_ERRORS.forbidden.code, GENERAL_ERRORS.forbidden.msg);

/** A call before validation and authorization. */
export interface IncomingCall {
  payload: Record<string, unknown>;
  /** The bearer token, empty without one. */
  token: string;
  requestId: string;
  client: Client;
  /** Aborted when the caller goes away. */
  signal?: AbortSignal | undefined;
}

/**
 * Runs one call: checks session and access, validates the payload, then runs the action's handler. A caller whose account
 * is closed learns it: the reply to the call that closed it may have been lost, or another device has closed it.
 */
export async function runAction(name: ActionName, call: IncomingCall, services: Services): Promise<Reply> {
  const reply = isSelfAuthenticating(name)
    ? await runSelfAuthenticating(name, call, services)
    : await runAuthorized(name, call, services);
  const isClosed =
    reply.msg === SESSION_ENDED.msg && (await isOfClosedAccount(services.database.queries, call.token));
  return isClosed ? ACCOUNT_CLOSED : reply;
}

async function runAuthorized<Name extends keyof Handlers>(
  name: Name,
  { payload, token, requestId, client, signal }: IncomingCall,
  services: Services,
): Promise<Reply> {
  const { access, role = 'viewer' }: { access: Access; role?: AdminRole } = actions[name];
  let session: Session | null = null;
  if (access !== 'public') {
    session = await findSession(services.database.queries, token, services.clock.now());
    if (!session) return SESSION_ENDED;
    if (access === 'admin' && !isAllowed(session, role)) return FORBIDDEN;
  }
  const parsed = actions[name].payload.safeParse(payload, { error: nameField });
  if (!parsed.success) return invalidReply(parsed.error);
  if (session && isForOtherUser(payload, session.userId)) return FORBIDDEN;
  const handler: Handler<Name> = handlers[name];
  const call = {
    payload: parsed.data as ValidPayload<Name>,
    session,
    token,
    requestId,
    client,
    signal,
  } as Call<Name>;
  const run = async () => toReply(name, await handler(call, services));
  const isAct = access === 'admin' && role !== 'viewer' && !name.startsWith('adminList');
  return session && isAct ? runLogged(name, payload, session, services, run) : run();
}

function isAllowed({ userType, role: own }: Session, role: AdminRole): boolean {
  return userType === 'admin' && hasRole(own, role);
}

async function runSelfAuthenticating<Name extends SelfAuthenticating>(
  name: Name,
  { payload, token, requestId, client }: IncomingCall,
  services: Services,
): Promise<Reply> {
  const parsed = actions[name].payload.safeParse(payload, { error: nameField });
  if (parsed.success) {
    const handler: SelfAuthenticatingHandler<Name> = selfAuthenticating[name];
    const call = { payload: parsed.data as ValidPayload<Name>, token, requestId, client };
    return toReply(name, await handler(call, services));
  }
  const session = await findSession(services.database.queries, token, services.clock.now());
  return session ? invalidReply(parsed.error) : SESSION_ENDED;
}

function isSelfAuthenticating(name: ActionName): name is SelfAuthenticating {
  return Object.hasOwn(selfAuthenticating, name);
}

function isForOtherUser(payload: Record<string, unknown>, userId: string): boolean {
  const named = payload['userId'];
  return named !== undefined && named !== userId;
}
