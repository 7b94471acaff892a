import type { ActionName } from '@reelrupee/contract/actions';
import type { Reply } from '../reply/replyReaders';
import { replyText } from '../replies/replyText';

/** Reason for which a call has no usable reply. */
export type ActionFailureReason =
  | 'offline'
  | 'unreachable'
  /** No envelope, or an HTTP error without one. */
  | 'server'
  /** A success whose data cannot be used. */
  | 'reply'
  | 'cancelled';

export type ActionOk<Name extends ActionName> = {
  kind: 'ok';
  msg: string;
} & Reply<Name>;

/** The provider refused the call; `msg` is for the user. */
export interface ActionRefused {
  kind: 'refused';
  code: number;
  msg: string;
}

/** The session has ended and the user is already redirected. Only sign-in shows `msg`. */
export interface ActionSessionEnded {
  kind: 'session-ended';
  msg?: string;
}

export interface ActionFailed {
  kind: 'failed';
  reason: ActionFailureReason;
}

export type ActionError = ActionRefused | ActionSessionEnded | ActionFailed;

/** Result of a call. Calls never throw. */
export type ActionResult<Name extends ActionName> = ActionOk<Name> | ActionError;

export interface ErrorTexts {
  /** Shown for a refusal without a message. */
  refused: string;
  /** Shown when the server replied with an error, or with what cannot be used. */
  failed: string;
  /** Shown when no reply came, as without a network; by default `failed`. */
  unreachable?: string;
}

/**
 * The text to show for an error: the provider's message in the user's language, else the screen's text. Null when nothing is shown: the user
 * cancelled, or is being redirected.
 */
export function errorMessage(error: ActionError, texts: ErrorTexts): string | null {
  const { failed, unreachable = failed } = texts;
  switch (error.kind) {
    case 'session-ended':
      return null;
    case 'refused':
      return replyText(error.msg) || texts.refused;
    case 'failed':
      return { offline: unreachable, unreachable, server: failed, reply: failed, cancelled: null }[
        error.reason
      ];
  }
}

/**
 * The message for a failed sign-in. Many providers reply to a wrong password with a code that ends the session, so here
 * such a reply is an ordinary refusal.
 */
export function signInErrorMessage(error: ActionError, texts: ErrorTexts): string | null {
  return error.kind === 'session-ended'
    ? replyText(error.msg ?? '') || texts.refused
    : errorMessage(error, texts);
}
