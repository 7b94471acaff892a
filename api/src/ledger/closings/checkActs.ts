import type { Queries } from '../../database/database';
import { actInvariants } from '../invariants/actInvariants';
import { countViolations, type Invariants } from '../invariants/invariants';
import { between } from '../invariants/scope';
import { closeRange, nextRange, type Range, verifyRange } from './ranges';
import type { SliceCheck } from './run';

/** Checks the next new acts of administrators, in slices of `limit`. */
export const checkNewActs =
  (limit: number): SliceCheck =>
  async (queries, { lastAct }, now) => {
    const range = await nextRange(queries, 'admin_acts', { last: lastAct, limit });
    if (!range) return null;
    const found = await checkRange(queries, range);
    await closeRange(queries, 'admin_acts', { upTo: range.upTo, found, now });
    return { found };
  };

/** Reads the acts of the next range again whose day has come. */
export const verifyActs: SliceCheck = verifyRange('admin_acts', checkRange);

function checkRange(queries: Queries, { after, upTo }: Range): Promise<Partial<Invariants>> {
  return countViolations(queries, actInvariants(after, between(after, upTo)));
}
