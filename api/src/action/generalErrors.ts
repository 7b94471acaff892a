import type { Access, Refusal } from '@reelrupee/contract/action';

const INVALID: Refusal = { code: 400, msg: 'the first field that is not valid: its message and its name' };
const SESSION_ENDED: Refusal = { code: 401, msg: 'Please log in to continue.' };
const FORBIDDEN: Refusal = { code: 403, msg: 'You may not do this.' };
const SLOW_DOWN: Refusal = { code: 429, msg: 'Too many requests. Please wait a moment and try again.' };

/** What any action of this access may answer beside what the contract lists for it. */
export function generalRefusals(access: Access): Refusal[] {
  return access === 'public' ? [INVALID, SLOW_DOWN] : [INVALID, SESSION_ENDED, FORBIDDEN, SLOW_DOWN];
}
