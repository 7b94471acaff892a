import type { ActionName } from '@reelrupee/contract/actions';
import { REPLY_CODES } from '@reelrupee/contract/envelope';
import type { ReportDrop } from '../reply/readFields';
import { readReply } from '../reply/replyReaders';
import { readEnvelope, type ReplyEnvelope } from './envelope';
import type { ActionOk, ActionResult } from './result';
import { sessionEffectOfCode, sessionEffectOfStatus, type SessionEffect } from './sessionRules';

/** The result for the caller, and the effect on the session; null when there is none. */
export interface InterpretedReply<Name extends ActionName> {
  result: ActionResult<Name>;
  sessionEffect: SessionEffect | null;
}

export interface HttpResponse {
  status: number;
  body: unknown;
}

/** Interprets an HTTP response of the provider. Pure: the caller applies the effect on the session. */
export function interpretReply<Name extends ActionName>(
  name: Name,
  { status, body }: HttpResponse,
  report: ReportDrop,
): InterpretedReply<Name> {
  const envelope = readEnvelope(body);
  const succeeded = status >= 200 && status < 300;
  const sessionEffect = succeeded
    ? envelope && sessionEffectOfCode(envelope.code)
    : sessionEffectOfStatus(status);
  if (sessionEffect) return { result: { kind: 'session-ended', msg: envelope?.msg ?? '' }, sessionEffect };
  const isUsable = envelope !== null && status < 500;
  const result: ActionResult<Name> = isUsable
    ? resultOf(name, envelope, report)
    : { kind: 'failed', reason: 'server' };
  return { result, sessionEffect: null };
}

function resultOf<Name extends ActionName>(
  name: Name,
  { code, msg, body }: ReplyEnvelope,
  report: ReportDrop,
): ActionResult<Name> {
  if (code !== REPLY_CODES.ok) return { kind: 'refused', code, msg };
  const reply = readReply(name, body, report);
  if (reply !== null) return { ...reply, kind: 'ok', msg } as ActionOk<Name>;
  report('data');
  return { kind: 'failed', reason: 'reply' };
}
