import { REPLY_CODES } from '@reelrupee/contract/envelope';

/**
 * The effect of a refusal on a request. `over`: the provider has none with this key, or another one, so the next attempt
 * needs a new key. `none`: as if it had not been sent; an attempt before may have arrived. `unknown`: it may have
 * arrived.
 */
export type RefusalEffect = 'over' | 'none' | 'unknown';

/** The effect of a refusal by its code. The provider looks for the key after it has read the form and its image. */
export function refusalEffect(code: number): RefusalEffect {
  if (code === REPLY_CODES.conflict) return 'over';
  return code < REPLY_CODES.unexpected ? 'none' : 'unknown';
}
