import { withdrawalBreakdown } from '@reelrupee/contract/money';
import type { Queries } from '../database/database';
import { refuse, type Refused } from '../action/handler';
import { newId } from '../ids';
import { postJournal } from '../ledger/postJournal';
import { rupeesText } from '../money';
import type { Services } from '../services';
import { storeImage } from '../uploads/storeImage';
import { choosePayee } from './choosePayee';
import type { WithdrawalRow } from './withdrawalDto';

export interface WithdrawalOrder {
  userId: string;
  amountPaise: number;
  requestKey: string;
  /** Which of the profile's payees, where it names both. */
  payTo?: 'upi' | 'bank' | undefined;
  /** The QR code to pay to, encoded. */
  webp: Buffer | null;
}

type Result =
  { kind: 'held'; withdrawal: WithdrawalRow } | Refused<'payeeMissing' | 'insufficient' | 'keyReused'>;

/** Moves an amount from available to held and records what is to be paid out, or returns the same request. */
export function holdWithdrawal(order: WithdrawalOrder, { database, clock }: Services): Promise<Result> {
  const now = clock.now();
  return database.transaction(async (queries) => {
    const available = await lockAvailable(queries, order.userId);
    const existing = await findByKey(queries, order);
    if (existing) {
      const same = existing.amount_paise === order.amountPaise;
      return same ? { kind: 'held', withdrawal: existing } : refuse('keyReused');
    }
    const payee = choosePayee(await payeesOf(queries, order.userId), order.payTo);
    if (!payee) return refuse('payeeMissing');
    if (available < order.amountPaise) return refuse('insufficient', { available: rupeesText(available) });

    const id = newId();
    const split = withdrawalBreakdown(order.amountPaise);
    const withdrawal = await queries
      .insertInto('withdrawals')
      .values({
        id,
        user_id: order.userId,
        request_key: order.requestKey,
        amount_paise: split.amount,
        platform_paise: split.platform,
        tds_paise: split.tds,
        net_paise: split.net,
        ...payee,
        image_id: order.webp ? await storeImage(queries, order.userId, order.webp, now) : null,
        status: 'pending',
        created_at: now,
        decided_at: null,
        decided_by: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await postJournal(queries, {
      kind: 'withdrawal_hold',
      ref: id,
      at: now,
      entries: [
        { account: 'available', ownerId: order.userId, paise: -split.amount },
        { account: 'held', ownerId: order.userId, paise: split.amount },
      ],
    });
    return { kind: 'held', withdrawal };
  });
}

/** Takes the balance for this transaction, so that two withdrawals cannot both find the same money. */
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

function payeesOf(queries: Queries, userId: string) {
  return queries
    .selectFrom('users')
    .select(['upi_id', 'account_holder_name', 'account_number', 'ifsc_code'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}
