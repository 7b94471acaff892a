/** The action table: every call of the provider, with what it takes and what it gives. */
import type { z } from 'zod';
import { earningActions } from './actions/earning';
import { operationsActions } from './actions/operations';
import { sessionActions } from './actions/session';
import { walletActions } from './actions/wallet';

export const actions = {
  ...sessionActions,
  ...earningActions,
  ...walletActions,
  ...operationsActions,
};

export type ActionName = keyof typeof actions;

/** What a caller passes; numbers may be sent as text, since a multipart form knows nothing else. */
export type ActionPayload<Name extends ActionName> = z.input<(typeof actions)[Name]['payload']>;

/** What the provider works with after validation. */
export type ValidPayload<Name extends ActionName> = z.output<(typeof actions)[Name]['payload']>;

export type ActionData<Name extends ActionName> = z.output<(typeof actions)[Name]['data']>;

/** Fields of the reply beside `data`. */
export type ActionBeside<Name extends ActionName> = {
  [Field in keyof (typeof actions)[Name]['beside']]: z.output<
    Extract<(typeof actions)[Name]['beside'][Field], z.ZodType>
  >;
};
