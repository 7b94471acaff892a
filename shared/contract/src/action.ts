/** How one action of the provider is described. */
import { z } from 'zod';
import type { RefusalCode } from './envelope';

/** Who may call an action: anyone, a signed-in user for themself, an administrator. */
export type Access = 'public' | 'user' | 'admin';

/** A way in which an understood call can be turned down. `{name}` in the message is filled in by the provider. */
export interface Refusal {
  code: RefusalCode;
  msg: string;
}

export type Refusals = Readonly<Record<string, Refusal>>;

export interface ActionSpec<
  Payload extends z.ZodType,
  Data extends z.ZodType,
  Beside extends z.ZodRawShape,
  Refused extends Refusals = Refusals,
> {
  /** What it does, in one sentence for the reference. */
  summary: string;
  access: Access;
  payload: Payload;
  /** The reply's `data`. */
  data: Data;
  /** Fields of the reply beside `data`, such as `count`. */
  beside: Beside;
  /** What the action itself may answer instead of 200, by name. */
  refusals: Refused;
}

/** Declares an action and keeps the exact types of its payload, reply and refusals. */
export function action<
  Payload extends z.ZodType,
  Data extends z.ZodType,
  const Beside extends z.ZodRawShape = Record<never, never>,
  const Refused extends Refusals = Record<never, never>,
>(
  spec: Omit<ActionSpec<Payload, Data, Beside, Refused>, 'beside' | 'refusals'> & {
    beside?: Beside;
    refusals?: Refused;
  },
): ActionSpec<Payload, Data, Beside, Refused> {
  return { ...spec, beside: spec.beside ?? ({} as Beside), refusals: spec.refusals ?? ({} as Refused) };
}

/** `data` of an action that has nothing to say beyond its message. */
export const noData = z.null();
