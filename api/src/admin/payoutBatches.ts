import type { AdminWithdrawal } from '@reelrupee/contract/actions/decisions';
import { MOST_PAYOUTS } from '@reelrupee/contract/actions/payoutBatches';
import { err, ok, type Result } from '../result';
import type { Services } from '../services';
import { listOfBatch } from './adminWithdrawals';

export interface PayoutBatch {
  /** Those that are still to be paid. */
  payouts: AdminWithdrawal[];
  /** Pending withdrawals that cannot be paid yet. */
  blocked: number;
  /** Pending withdrawals of other batches. */
  batched: number;
}

/**
 * Puts the withdrawals that can be paid now into a batch; a batch of this name stays as it is. Of several batches at the
 * same moment, each withdrawal is in one.
 */
export async function makePayoutBatch(name: string, services: Services): Promise<PayoutBatch> {
  const { queries } = services.database;
  const others = await listOfBatch(services, '', MOST_PAYOUTS);
  const payable = others.filter(canBePaid).map(({ _id }) => _id);
  if (payable.length > 0 && !(await exists(name, services))) {
    await queries
      .updateTable('withdrawals')
      .set({ batch: name })
      .where('id', 'in', payable)
      .where('status', '=', 'pending')
      .where('batch', '=', '')
      .execute();
  }
  const { batched } = await queries
    .selectFrom('withdrawals')
    .select(({ fn }) => fn.countAll<number>().as('batched'))
    .where('status', '=', 'pending')
    .where('batch', 'not in', ['', name])
    .executeTakeFirstOrThrow();
  return {
    payouts: await listOfBatch(services, name, MOST_PAYOUTS),
    blocked: others.length - payable.length,
    batched: Number(batched),
  };
}

async function exists(name: string, { database }: Services): Promise<boolean> {
  const one = await database.queries
    .selectFrom('withdrawals')
    .select('id')
    .where('batch', '=', name)
    .limit(1)
    .executeTakeFirst();
  return one !== undefined;
}

/** Takes the pending withdrawals out of a batch. */
export async function cancelPayoutBatch(
  name: string,
  { database }: Services,
): Promise<Result<{ count: number }, 'noSuchBatch'>> {
  const freed = await database.queries
    .updateTable('withdrawals')
    .set({ batch: '' })
    .where('batch', '=', name)
    .where('status', '=', 'pending')
    .returning('id')
    .execute();
  return freed.length > 0 ? ok({ count: freed.length }) : err('noSuchBatch', { name });
}

/** True if some administrator can mark it as paid now. */
function canBePaid({ frozen, held, payableAt, twoPeople, reviewedBy }: AdminWithdrawal): boolean {
  return !frozen && held === '' && payableAt === '' && (!twoPeople || reviewedBy !== '');
}
