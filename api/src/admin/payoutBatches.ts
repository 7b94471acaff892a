import type { AdminWithdrawal } from '@reelrupee/contract/actions/decisions';
import { MOST_PAYOUTS } from '@reelrupee/contract/actions/payoutBatches';
import { sql } from 'kysely';
import type { Queries } from '../database/database';
import { err, ok, type Result } from '../result';
import { checkPayouts } from '../risk/checkPayouts';
import type { Services } from '../services';
import { payoutBlock } from '../wallet/payoutBlock';
import { lockPayoutPause } from '../wallet/payoutPause';
import { listOfBatch } from './adminWithdrawals';

/** Pending withdrawals that are not in a batch. */
interface Others {
  /** In none; those that cannot be paid yet are among them. */
  unbatched: number;
  /** In another one. */
  batched: number;
}

export interface PayoutBatch extends Others {
  /** Those of the batch that are still to be paid. */
  payouts: AdminWithdrawal[];
  /** It was made before, by this administrator or another one. */
  isEarlier: boolean;
}

/**
 * Puts the withdrawals that this administrator may pay now into a batch, unless one of this name is still to be paid, which
 * stays as it is. Of several batches at the same moment, each withdrawal is in one.
 */
export async function createPayoutBatch(
  name: string,
  administrator: string,
  services: Services,
): Promise<Result<PayoutBatch, 'payoutsPaused'>> {
  const { database } = services;
  const isOpen = (await listOfBatch(services, name, 1)).length > 0;
  const added = isOpen
    ? ok(0)
    : await database.transaction((queries) => addPayable(queries, name, administrator, services));
  if (!added.ok) return added;
  const payouts = await listOfBatch(services, name, MOST_PAYOUTS);
  return ok({
    payouts,
    isEarlier: added.value === 0 && payouts.length > 0,
    ...(await countOthers(database.queries, name)),
  });
}

/** Adds what could be paid by the rules of `decideWithdrawal`, and returns how many they are. */
async function addPayable(
  queries: Queries,
  name: string,
  administrator: string,
  { clock, config }: Services,
): Promise<Result<number, 'payoutsPaused'>> {
  const pause = await lockPayoutPause(queries);
  if (pause) return err('payoutsPaused', { note: pause.note });
  const now = clock.now();
  const limitPaise = config.TWO_PERSON_PAYOUT_ABOVE * 100;
  const pending = await queries
    .selectFrom('withdrawals')
    .innerJoin('users', 'users.id', 'withdrawals.user_id')
    .select(['withdrawals.id', 'amount_paise', 'payable_at', 'reviewed_by', 'users.frozen_at'])
    .where('status', '=', 'pending')
    .where('batch', '=', '')
    .orderBy('withdrawals.created_at')
    .limit(MOST_PAYOUTS)
    .execute();
  const allowed = pending.filter(
    (payout) =>
      !payoutBlock({ ...payout, frozen: payout.frozen_at !== null }, { administrator, limitPaise, now }),
  );
  const ids = allowed.map(({ id }) => id);
  const checks = await checkPayouts(queries, ids, config, now);
  const payable = ids.filter((id) => !checks.get(id)?.held);
  if (payable.length === 0) return ok(0);
  const { numUpdatedRows } = await queries
    .updateTable('withdrawals')
    .set({ batch: name })
    .where('id', 'in', payable)
    .where('status', '=', 'pending')
    .where('batch', '=', '')
    .executeTakeFirst();
  return ok(Number(numUpdatedRows));
}

async function countOthers(queries: Queries, name: string): Promise<Others> {
  const { rows } = await sql<Others>`
    select count(*) filter (where batch = '')::int as unbatched,
      count(*) filter (where batch not in ('', ${name}))::int as batched
    from withdrawals where status = 'pending'`.execute(queries);
  return rows[0] ?? { unbatched: 0, batched: 0 };
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
