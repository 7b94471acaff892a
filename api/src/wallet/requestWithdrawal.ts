import type { Withdrawal } from '@reelrupee/contract/entities';
import { withdrawalBreakdown } from '@reelrupee/contract/money';
import type { Queries } from '../database/database';
import { newId } from '../ids';
import { postJournal } from '../ledger/postJournal';
import { err, ok, type Result } from '../result';
import type { Services } from '../services';
import type { ImageError } from '../uploads/readImage';
import { storeImage } from '../uploads/storeImage';
import { checkOrder, type OrderError, type WithdrawalOrder } from './checkOrder';
import { isSameUpiId, type Payee } from './choosePayee';
import { payeeHeldUntil } from './payeeHold';
import { type QrCode, readQrCode } from './readQrCode';
import { toWithdrawalDto } from './withdrawalDto';

type WithdrawalError = OrderError | ImageError | 'qrPayeeMismatch';

/**
 * Requests a payout and puts the amount on hold. The same key returns the existing request. A QR code is decoded, which
 * can take a second, only for an order that would be accepted without it.
 */
export async function requestWithdrawal(
  order: WithdrawalOrder,
  qrImage: Blob | undefined,
  services: Services,
): Promise<Result<Withdrawal, WithdrawalError>> {
  if (!qrImage) return holdOnce(order, null, services);
  const { database, config } = services;
  const available = await selectAvailable(database.queries, order.userId).executeTakeFirstOrThrow();
  const checked = await checkOrder(database.queries, order, available.paise, config);
  if (!checked.ok) return checked;
  if (checked.value.existing) return ok(checked.value.existing);
  const code = await readQrCode(order.userId, qrImage);
  return code.ok ? holdOnce(order, code.value, services) : code;
}

function holdOnce(
  order: WithdrawalOrder,
  code: QrCode | null,
  { database, clock, config }: Services,
): Promise<Result<Withdrawal, WithdrawalError>> {
  const now = clock.now();
  return database.transaction(async (queries) => {
    // Locked until the transaction ends, so that two withdrawals cannot spend the same money.
    const available = await selectAvailable(queries, order.userId).forUpdate().executeTakeFirstOrThrow();
    const checked = await checkOrder(queries, order, available.paise, config);
    if (!checked.ok) return checked;
    if (checked.value.existing) return ok(checked.value.existing);
    const { user, payee } = checked.value;
    // A payee that only the image names would be paid without the hold on new payees.
    if (code?.upiId && !isSameUpiId(code.upiId, user.upi_id)) {
      return err('qrPayeeMismatch', { upiId: code.upiId });
    }
    const payableAt = payeeHeldUntil(user.payee_changed_at, now);
    return ok(await holdAmount(queries, { ...order, webp: code?.webp ?? null }, payee, payableAt, now));
  });
}

function selectAvailable(queries: Queries, userId: string) {
  return queries
    .selectFrom('balances')
    .select('paise')
    .where('account', '=', 'available')
    .where('owner_id', '=', userId);
}

async function holdAmount(
  queries: Queries,
  { userId, amountPaise, requestKey, webp }: WithdrawalOrder & { webp: Buffer | null },
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
