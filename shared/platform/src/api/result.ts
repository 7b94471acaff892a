import type { ActionBeside, ActionData, ActionName } from '@reelrupee/contract/actions';

/** Why a call got no answer from the provider. */
export type ActionFailureReason = 'offline' | 'unreachable' | 'server' | 'cancelled';

export type ActionOk<Name extends ActionName> = {
  kind: 'ok';
  data: ActionData<Name>;
  msg: string;
} & ActionBeside<Name>;

/** The provider understood and said no; `msg` is for the user. */
export interface ActionRefused {
  kind: 'refused';
  code: number;
  msg: string;
}

/** The session is over; the user is already on the way out, screens have nothing to add. */
export interface ActionSessionEnded {
  kind: 'session-ended';
}

export interface ActionFailed {
  kind: 'failed';
  reason: ActionFailureReason;
}

export type ActionError = ActionRefused | ActionSessionEnded | ActionFailed;

/** How a call ended. Calls never throw. */
export type ActionResult<Name extends ActionName> = ActionOk<Name> | ActionError;

export interface ErrorTexts {
  /** Where the provider refused without saying why. */
  refused: string;
  /** Where no answer came. */
  failed: string;
}

/**
 * The text to show for a call that did not work: the provider's own message, else the screen's text.
 * Null where nothing should be shown: the user cancelled, or is being sent to log in again.
 */
export function errorMessage(error: ActionError, texts: ErrorTexts): string | null {
  switch (error.kind) {
    case 'session-ended':
      return null;
    case 'refused':
      return error.msg || texts.refused;
    case 'failed':
      return error.reason === 'cancelled' ? null : texts.failed;
  }
}
