/** How one action of the provider is described. */
import { z } from 'zod';

/** Who may call an action: anyone, a signed-in user for themself, an administrator. */
export type Access = 'public' | 'user' | 'admin';

export interface ActionSpec<Payload extends z.ZodType, Data extends z.ZodType, Beside extends z.ZodRawShape> {
  /** What it does, in one sentence for the reference. */
  summary: string;
  access: Access;
  payload: Payload;
  /** The reply's `data`. */
  data: Data;
  /** Fields of the reply beside `data`, such as `count`. */
  beside: Beside;
}

/** Declares an action and keeps the exact types of its payload and reply. */
export function action<
  Payload extends z.ZodType,
  Data extends z.ZodType,
  const Beside extends z.ZodRawShape = object,
>(
  spec: Omit<ActionSpec<Payload, Data, Beside>, 'beside'> & { beside?: Beside },
): ActionSpec<Payload, Data, Beside> {
  return { ...spec, beside: spec.beside ?? ({} as Beside) };
}

/** `data` of an action that has nothing to say beyond its message. */
export const nothing = z.null();
