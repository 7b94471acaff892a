import { type ActionName, actions, type ValidPayload } from '@reelrupee/contract/actions';
import type { Refusals } from '@reelrupee/contract/action';
import { REPLY_CODES, type ReplyCode } from '@reelrupee/contract/envelope';
import { handlers, type Handlers, selfAuthenticating } from '../actions';
import type { Services } from '../services';
import { findSession, type Session } from '../sessions/session';
import { fillMessage } from '../http/envelope';
import type { Call, Handler, Outcome } from './handler';
import { invalidMessage } from './invalidMessage';

/** A reply before it is put on the wire. */
export interface Reply {
  code: ReplyCode;
  msg: string;
  data: unknown;
  beside: object;
}

const SESSION_ENDED = turnDown(REPLY_CODES.sessionEnded, 'Please log in to continue.');
const FORBIDDEN = turnDown(REPLY_CODES.forbidden, 'You may not do this.');

/** A call as it came, before anything of it is checked. */
export interface IncomingCall {
  payload: Record<string, unknown>;
  /** The bearer token, empty without one. */
  token: string;
  requestId: string;
}

/** Runs one call of an action: who calls, is the payload valid, may they, and then the action itself. */
export async function runAction(name: ActionName, call: IncomingCall, services: Services): Promise<Reply> {
  return isSelfAuthenticating(name)
    ? runSelfAuthenticating(name, call, services)
    : runChecked(name, call, services);
}

async function runChecked<Name extends keyof Handlers>(
  name: Name,
  { payload, token, requestId }: IncomingCall,
  services: Services,
): Promise<Reply> {
  const { access } = actions[name];
  let session: Session | null = null;
  if (access !== 'public') {
    session = await findSession(services.database.queries, token, services.clock.now());
    if (!session) return SESSION_ENDED;
    if (access === 'admin' && session.userType !== 'admin') return FORBIDDEN;
  }
  const parsed = actions[name].payload.safeParse(payload);
  if (!parsed.success) return turnDown(REPLY_CODES.invalid, invalidMessage(parsed.error));
  if (session && namesAnother(payload, session.userId)) return FORBIDDEN;
  const handler: Handler<Name> = handlers[name];
  const call = { payload: parsed.data as ValidPayload<Name>, session, token, requestId } as Call<Name>;
  return toReply(name, await handler(call, services));
}

async function runSelfAuthenticating(
  name: keyof typeof selfAuthenticating,
  { payload, token, requestId }: IncomingCall,
  services: Services,
): Promise<Reply> {
  const parsed = actions[name].payload.safeParse(payload);
  if (parsed.success) {
    return toReply(
      name,
      await selfAuthenticating[name]({ payload: parsed.data, token, requestId }, services),
    );
  }
  const session = await findSession(services.database.queries, token, services.clock.now());
  return session ? turnDown(REPLY_CODES.invalid, invalidMessage(parsed.error)) : SESSION_ENDED;
}

function isSelfAuthenticating(name: ActionName): name is keyof typeof selfAuthenticating {
  return Object.hasOwn(selfAuthenticating, name);
}

function namesAnother(payload: Record<string, unknown>, userId: string): boolean {
  const named = payload['userId'];
  return named !== undefined && named !== userId;
}

function toReply<Name extends ActionName>(name: Name, outcome: Outcome<Name>): Reply {
  switch (outcome.kind) {
    case 'done':
      return { code: REPLY_CODES.ok, msg: outcome.msg, data: outcome.data, beside: outcome.beside };
    case 'session-ended':
      return SESSION_ENDED;
    case 'forbidden':
      return FORBIDDEN;
    case 'refused': {
      const refusals: Refusals = actions[name].refusals;
      const refusal = refusals[outcome.refusal];
      if (!refusal) throw new Error(`${name} turned a call down for ${outcome.refusal}, which is not listed`);
      return turnDown(refusal.code, fillMessage(refusal.msg, outcome.values));
    }
  }
}

function turnDown(code: ReplyCode, msg: string): Reply {
  return { code, msg, data: null, beside: {} };
}
