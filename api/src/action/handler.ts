import type {
  ActionBeside,
  ActionData,
  ActionName,
  ValidPayload,
  actions,
} from '@reelrupee/contract/actions';
import type { Err } from '../result';
import type { Services } from '../services';
import type { Client } from '../sessions/client';
import type { Session } from '../sessions/session';
import type { GeneralErrorName } from './generalErrors';

/** Names of the errors that the contract declares for an action. */
export type ErrorName<Name extends ActionName> = keyof (typeof actions)[Name]['errors'] & string;

export type ActionResult<Name extends ActionName> =
  | { ok: true; data: ActionData<Name>; beside: ActionBeside<Name>; msg: string }
  | Err<ErrorName<Name> | GeneralErrorName>;

type SessionOf<Name extends ActionName> = (typeof actions)[Name]['access'] extends 'public' ? null : Session;

export interface Call<Name extends ActionName> {
  payload: ValidPayload<Name>;
  /** The caller's session; access is checked before the action runs. */
  session: SessionOf<Name>;
  /** The bearer token, empty without one. */
  token: string;
  /** Id of the request; the same when a balancer sends the request again. */
  requestId: string;
  client: Client;
  /** Aborted when the caller goes away; only calls without a time limit have one. */
  signal?: AbortSignal | undefined;
}

export type Handler<Name extends ActionName> = (
  call: Call<Name>,
  services: Services,
) => Promise<ActionResult<Name>>;

/**
 * A handler that checks the session in the same SQL statement that does the work. Only for the hottest write, and for the
 * log-out, whose session may have ended; all other handlers receive a session that was checked before.
 */
export type SelfAuthenticatingHandler<Name extends ActionName> = (
  call: Omit<Call<Name>, 'session'>,
  services: Services,
) => Promise<ActionResult<Name>>;

const NO_FIELDS: Record<never, never> = {};

/** The successful result of an action with `data` only. */
export function success<Data>(data: Data, msg = 'Success') {
  return { ok: true as const, data, beside: NO_FIELDS, msg };
}

/** The successful result of an action with fields in addition to `data`, such as `count`. */
export function successWith<Data, Beside extends object>(data: Data, beside: Beside) {
  return { ok: true as const, data, beside, msg: 'Success' };
}
