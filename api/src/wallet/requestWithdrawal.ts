import type { Withdrawal } from '@reelrupee/contract/entities';
import { withdrawalBreakdown } from '@reelrupee/contract/money';
import type { Queries } from '../database/database';
import { newId } from '../ids';
import { postJournal } from '../ledger/postJournal';
import { formatRupees } from '../formatRupees';
import { err, ok, type Result } from '../result';
import type { Services } from '../services';
import { storeImage } from '../uploads/storeImage';
import { choosePayee, isSamePayee, isSameUpiId, type Payee } from './choosePayee';
import { payeeHeldUntil } from './payeeHold';
import { toWithdrawalDto } from './withdrawalDto';

export interface WithdrawalOrder {
  userId: string;
  amountPaise: number;
  /** Chosen by the client; the same key never withdraws twice. */
  requestKey: string;
  /** Payout method when the profile has both. */
  payTo?: 'upi' | 'bank' | undefined;
  /** QR code of the payee, encoded as WebP. */
  webp: Buffer | null;
  /** The UPI ID that the QR code pays; null without a readable code. */
  qrUpiId: string | null;
}

type WithdrawalError =
  | 'payeeMissing'
  | 'insufficient'
  | 'keyReused'
  | 'payeeChanged'
  | 'qrPayeeMismatch'
  | 'belowMinimum'
  | 'tooManyOpen'
  | 'accountFrozen';

/** Requests a payout and puts the amount on hold. The same key returns the existing request. */
export function requestWithdrawal(
  order: WithdrawalOrder,
  { database, clock, config }: Services,
): Promise<Result<Withdrawal, WithdrawalError>> {
  const now = clock.now();
  return database.transaction(async (queries) => {
    const available = await lockAvailable(queries, order.userId);
    const user = await readPayees(queries, order.userId);
    const payee = choosePayee(user, order.payTo);
    const existing = await findByKey(queries, order);
    if (existing) {
      if (existing.amount_paise !== order.amountPaise) return err('keyReused');
      return payee && !isSamePayee(existing, payee) ? err('payeeChanged') : ok(toWithdrawalDto(existing));
    }
    if (user.frozen_at) return err('accountFrozen');
    if (!payee) return err('payeeMissing');
    // A payee that only the image names would be paid without the hold on new payees.
    if (order.qrUpiId && !isSameUpiId(order.qrUpiId, user.upi_id)) {
      return err('qrPayeeMismatch', { upiId: order.qrUpiId });
    }
    if (order.amountPaise < config.MIN_WITHDRAWAL * 100) {
      return err('belowMinimum', { minimum: config.MIN_WITHDRAWAL });
    }
    const open = await countOpen(queries, order.userId);
    if (open >= config.MAX_OPEN_WITHDRAWALS) return err('tooManyOpen', { count: open });
    if (available < order.amountPaise) return err('insufficient', { available: formatRupees(available) });
    const payableAt = payeeHeldUntil(user.payee_changed_at, now);
    return ok(await holdAmount(queries, order, payee, payableAt, now));
  });
}

/** Locks the balance until the transaction ends, so that two withdrawals cannot spend the same money. */
async function lockAvailable(queries: Queries, userId: string): Promise<number> {
  const row = await queries
    .selectFrom('balances')
    .select('paise')
    .where('account', '=', 'available')
    .where('owner_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row.paise;
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

function readPayees(
  queries: Queries,
  userId: string,
): Promise<Payee & { frozen_at: Date | null; payee_changed_at: Date | null }> {
  return queries
    .selectFrom('users')
    .select(['upi_id', 'account_holder_name', 'account_number', 'ifsc_code', 'frozen_at', 'payee_changed_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

async function holdAmount(
  queries: Queries,
  { userId, amountPaise, requestKey, webp }: WithdrawalOrder,
  payee: Payee,
  payableAt: Date | null,
  now: Date,
): Promise<Withdrawal> {
  const { amount, platform, tds, net } = withdrawalBreakdown(amountPaise);
  const withdrawal = await queries
    .insertInto('withdrawals')
    .values({
      id: newId(),
      user_id: userId,
      request_key: requestKey,
      amount_paise: amount,
      platform_paise: platform,
      tds_paise: tds,
      net_paise: net,
      ...payee,
      image_id: webp ? await storeImage(queries, userId, webp, now) : null,
      status: 'pending',
      created_at: now,
      decided_at: null,
      decided_by: null,
      payable_at: payableAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await postJournal(queries, {
    kind: 'withdrawal_hold',
    ref: withdrawal.id,
    at: now,
    entries: [
      { account: 'available', ownerId: userId, paise: -amount },
      { account: 'held', ownerId: userId, paise: amount },
    ],
  });
  return toWithdrawalDto(withdrawal);
}
