import type { Withdrawal } from '@reelrupee/contract/entities';
import { formatPrice } from '@reelrupee/contract/rupees';
import type { Config } from '../config';
import type { Queries } from '../database/database';
import { formatRupees } from '../formatRupees';
import { err, ok, type Result } from '../result';
import { choosePayee, isSamePayee, isShownPayee, type Payee } from './choosePayee';
import { lockPayoutPause } from './payoutPause';
import { toWithdrawalDto } from './withdrawalDto';

export interface WithdrawalOrder {
  userId: string;
  amountPaise: number;
  /** Chosen by the client; the same key never withdraws twice. */
  requestKey: string;
  /** Payout method when the profile has both. */
  payTo?: 'upi' | 'bank' | undefined;
  /** The payee that the user was shown; undefined if the client does not tell. */
  shownPayee?: string | undefined;
}

export type OrderError =
  | 'payeeMissing'
  | 'insufficient'
  | 'keyReused'
  | 'payeeChanged'
  | 'payeeOutdated'
  | 'belowMinimum'
  | 'tooManyOpen'
  | 'accountFrozen'
  | 'pausedByBank'
  | 'pausedForCheck';

type Payees = Payee & { frozen_at: Date | null; payee_changed_at: Date | null };

/** The request that the key has made already, or the payee of a new one. */
type CheckedOrder = { existing: Withdrawal } | { existing: null; user: Payees; payee: Payee };

/** Applies the rules that need no image. `availablePaise` is the balance that the user can withdraw. */
export async function checkOrder(
  queries: Queries,
  order: WithdrawalOrder,
  availablePaise: number,
  config: Pick<Config, 'MIN_WITHDRAWAL' | 'MAX_OPEN_WITHDRAWALS'>,
): Promise<Result<CheckedOrder, OrderError>> {
  const user = await readPayees(queries, order.userId);
  const payee = choosePayee(user, order.payTo);
  const existing = await findByKey(queries, order);
  if (existing) {
    if (existing.amount_paise !== order.amountPaise) return err('keyReused');
    if (payee && !isSamePayee(existing, payee)) return err('payeeChanged');
    return ok({ existing: toWithdrawalDto(existing) });
  }
  if (user.frozen_at) return err('accountFrozen');
  const pause = await lockPayoutPause(queries);
  if (pause) return err(pause.reason === 'bank' ? 'pausedByBank' : 'pausedForCheck');
  if (!payee) return err('payeeMissing');
  if (!isShownPayee(payee, order.shownPayee)) return err('payeeOutdated');
  if (order.amountPaise < config.MIN_WITHDRAWAL * 100) {
    return err('belowMinimum', { minimum: formatPrice(config.MIN_WITHDRAWAL) });
  }
  const open = await countOpen(queries, order.userId);
  if (open >= config.MAX_OPEN_WITHDRAWALS) return err('tooManyOpen', { count: open });
  if (availablePaise < order.amountPaise) {
    return err('insufficient', { available: formatRupees(availablePaise) });
  }
  return ok({ existing: null, user, payee });
}

function findByKey(queries: Queries, { userId, requestKey }: WithdrawalOrder) {
  return queries
    .selectFrom('withdrawals')
    .selectAll()
    .where('user_id', '=', userId)
    .where('request_key', '=', requestKey)
    .executeTakeFirst();
}

async function countOpen(queries: Queries, userId: string): Promise<number> {
  const { count } = await queries
    .selectFrom('withdrawals')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow();
  return count;
}

function readPayees(queries: Queries, userId: string): Promise<Payees> {
  return queries
    .selectFrom('users')
    .select(['upi_id', 'account_holder_name', 'account_number', 'ifsc_code', 'frozen_at', 'payee_changed_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}
