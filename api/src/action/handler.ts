import type {
  ActionBeside,
  ActionData,
  ActionName,
  ValidPayload,
  actions,
} from '@reelrupee/contract/actions';
import type { Services } from '../services';
import type { Session } from '../sessions/session';

export type RefusalName<Name extends ActionName> = keyof (typeof actions)[Name]['refusals'] & string;

/** What an action answers: its data, or one of the refusals that the contract lists for it. */
export type Outcome<Name extends ActionName> =
  | { kind: 'done'; data: ActionData<Name>; beside: ActionBeside<Name>; msg: string }
  | Refused<RefusalName<Name>>
  | { kind: 'session-ended' }
  | { kind: 'forbidden' };

export interface Refused<Refusal extends string> {
  kind: 'refused';
  refusal: Refusal;
  /** Values for the placeholders of the refusal's message. */
  values: Record<string, string | number>;
}

type SessionOf<Name extends ActionName> = (typeof actions)[Name]['access'] extends 'public' ? null : Session;

export interface Call<Name extends ActionName> {
  payload: ValidPayload<Name>;
  /** The caller; checked to be allowed before the action runs. */
  session: SessionOf<Name>;
  /** The bearer token as it came, empty without one. */
  token: string;
  /** Of this request, and of every time that a balancer sends it again. */
  requestId: string;
}

export type Handler<Name extends ActionName> = (
  call: Call<Name>,
  services: Services,
) => Promise<Outcome<Name>>;

/**
 * An action that checks the caller's session in the same statement that does its work. For the hottest write
 * only: all others are given a session that was checked before.
 */
export type SelfAuthenticatingHandler<Name extends ActionName> = (
  call: Omit<Call<Name>, 'session'>,
  services: Services,
) => Promise<Outcome<Name>>;

const NO_FIELDS: Record<never, never> = {};

/** The reply of an action that went well and has nothing beside its data. */
export function done<Data>(data: Data, msg = 'Success') {
  return { kind: 'done' as const, data, beside: NO_FIELDS, msg };
}

/** The reply of an action that went well, with fields beside its data. */
export function doneWith<Data, Beside extends object>(data: Data, beside: Beside, msg = 'Success') {
  return { kind: 'done' as const, data, beside, msg };
}

/** Turns the call down for a reason that the contract lists. */
export function refuse<Refusal extends string>(
  refusal: Refusal,
  values: Record<string, string | number> = {},
): Refused<Refusal> {
  return { kind: 'refused', refusal, values };
}
