/** The shape of an action: payload, reply, refusals and who may call it. */
import { z } from 'zod';
import type { AdminRole } from './adminRoles';
import type { ErrorCode } from './envelope';

/** Permitted callers of an action: anyone, a signed-in user on their own behalf, or an administrator. */
export type Access = 'public' | 'user' | 'admin';

/** A reply by which an action declines a valid call. The provider fills in `{name}` placeholders of the message. */
export interface ErrorReply {
  code: ErrorCode;
  msg: string;
  /** The message of a wait of two minutes or more, with `{minutes}` in place of `{seconds}`. */
  inMinutes?: string;
}

export type ErrorReplies = Readonly<Record<string, ErrorReply>>;

export interface ActionSpec<
  Payload extends z.ZodType,
  Data extends z.ZodType,
  Beside extends z.ZodRawShape,
  Errors extends ErrorReplies = ErrorReplies,
> {
  /** One sentence for the API reference. */
  summary: string;
  access: Access;
  /** The least role of an administrator who may call it; viewer by default. Acts above viewer are logged. */
  role?: AdminRole;
  payload: Payload;
  /** The reply's `data`. */
  data: Data;
  /** Fields of the reply in addition to `data`, such as `count`. */
  beside: Beside;
  /** The error replies of this action, by name; every action also has the general ones (invalid, no session, …). */
  errors: Errors;
}

/** Declares an action and keeps the exact types of its payload, reply and errors. */
export function action<
  Payload extends z.ZodType,
  Data extends z.ZodType,
  const Beside extends z.ZodRawShape = Record<never, never>,
  const Errors extends ErrorReplies = Record<never, never>,
>(
  spec: Omit<ActionSpec<Payload, Data, Beside, Errors>, 'beside' | 'errors'> & {
    beside?: Beside;
    errors?: Errors;
  },
): ActionSpec<Payload, Data, Beside, Errors> {
  return { ...spec, beside: spec.beside ?? ({} as Beside), errors: spec.errors ?? ({} as Errors) };
}

/** `data` of an action that replies with a message only. */
export const noData = z.null();
