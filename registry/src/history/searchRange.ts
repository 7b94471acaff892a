import { UserError } from '../userError';

interface Kept {
  id: string;
  /** ISO time when it went live. */
  at: string;
}

/** At most so many compositions are named to choose from. */
const NAMED = 8;

/**
 * A composition, and the switches after it up to another one. Throws a UserError that names the compositions there are
 * when one of the two is not kept, or they were not live in this order.
 */
export function searchRange<One extends Kept>(
  kept: readonly One[],
  good: string,
  bad: string,
): { before: One; candidates: One[] } {
  if (kept.length < 2)
    throw new UserError(
      `${kept.length === 0 ? 'No composition' : 'One composition only'} of the last 90 days is kept: there is no switch to search.`,
      'Search again after a release.',
    );
  for (const id of [good, bad]) if (!kept.some((one) => one.id === id)) throw unknown(kept, id);
  const last = kept.findLastIndex(({ id }) => id === bad);
  const first = kept.slice(0, last).findLastIndex(({ id }) => id === good);
  const before = kept[first];
  if (before) return { before, candidates: kept.slice(first + 1, last + 1) };
  throw new UserError(`${good} was not live before ${bad}.`, `Name the good one first. ${choice(kept)}`);
}

function unknown(kept: readonly Kept[], id: string): UserError {
  return new UserError(`No composition ${id} is kept.`, `Name one of the last 90 days. ${choice(kept)}`);
}

/** The newest compositions, and the oldest, which bounds the search. */
function choice(kept: readonly Kept[]): string {
  const line = ({ id, at }: Kept) => `\n  ${id}  ${at.slice(0, 16).replace('T', ' ')} UTC`;
  const newest = kept.slice(-NAMED).toReversed();
  const [oldest] = kept.slice(0, -NAMED);
  const older = kept.length - NAMED - 1;
  const rest = oldest ? `${older > 0 ? `\n  … ${older} more` : ''}${line(oldest)}` : '';
  return `Kept are, the newest first:${newest.map(line).join('')}${rest}`;
}
