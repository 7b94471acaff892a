import type { ActionName } from '@reelrupee/contract/actions';
import { REPLY_CODES, type Envelope } from '@reelrupee/contract/envelope';
import type { ActionOk, ActionResult } from './result';
import { sessionEffectOfCode, sessionEffectOfStatus, type SessionEffect } from './sessionRules';

/** The result for the caller, and the effect on the session; null when there is none. */
export interface InterpretedReply<Name extends ActionName> {
  result: ActionResult<Name>;
  sessionEffect: SessionEffect | null;
}

/** Interprets an HTTP response of the provider. Pure: the caller applies the effect on the session. */
export function interpretReply<Name extends ActionName>(
  status: number,
  body: unknown,
): InterpretedReply<Name> {
  const succeeded = status >= 200 && status < 300;
  const sessionEffect = succeeded ? sessionEffectOfEnvelope(body) : sessionEffectOfStatus(status);
  if (sessionEffect) return { result: { kind: 'session-ended' }, sessionEffect };
  return { result: resultOf<Name>(status, body), sessionEffect: null };
}

function sessionEffectOfEnvelope(body: unknown): SessionEffect | null {
  return isEnvelope(body) ? sessionEffectOfCode(body.code) : null;
}

function resultOf<Name extends ActionName>(status: number, body: unknown): ActionResult<Name> {
  if (status >= 500 || !isEnvelope(body)) return { kind: 'failed', reason: 'server' };
  if (body.code !== REPLY_CODES.ok) return { kind: 'refused', code: body.code, msg: body.msg ?? '' };
  const { code: _code, ...reply } = body;
  return { kind: 'ok', ...reply } as ActionOk<Name>;
}

function isEnvelope(body: unknown): body is Envelope<unknown> {
  return typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'number';
}
