import type { AdminWithdrawal } from '@reelrupee/contract/actions/decisions';
import type { RequestStatus } from '@reelrupee/contract/entities';
import { countRequests } from '../database/countRows';
import type { Queries } from '../database/database';
import type { Page, PageOf } from '../database/page';
import { checkPayouts } from '../risk/checkPayouts';
import { reasonsText } from '../risk/reasonsText';
import type { Services } from '../services';
import { takesTwoPeople } from '../wallet/payoutBlock';
import { readPayoutPause } from '../wallet/payoutPause';
import { toWithdrawalDto, type WithdrawalRow } from '../wallet/withdrawalDto';
import { requestOrder } from './requestOrder';

interface Row extends WithdrawalRow {
  upi_id: string;
  account_holder_name: string;
  account_number: string;
  ifsc_code: string;
  image_id: string | null;
  utr: string;
  reason: string;
  user_name: string;
  user_email: string;
  user_frozen_at: Date | null;
  reviewer_name: string | null;
  payable_at: Date | null;
  returned_at: Date | null;
  return_utr: string;
  batch: string;
}

type Deps = Pick<Services, 'database' | 'clock' | 'config'>;

/** A page of the withdrawal requests with a status, decided ones newest first; `count` is at most 10,000. */
export async function listAdminWithdrawals(
  deps: Deps,
  status: RequestStatus,
  { page, limit }: Page,
): Promise<PageOf<AdminWithdrawal>> {
  const { queries } = deps.database;
  const count = await countRequests(queries, 'withdrawals', status);
  const rows = await selectAdminWithdrawals(queries)
    .where('withdrawals.status', '=', status)
    .orderBy('withdrawals.created_at', requestOrder(status))
    .orderBy('withdrawals.id', requestOrder(status))
    .limit(limit)
    .offset(page * limit)
    .execute();
  return { rows: await toAdminWithdrawalDtos(rows, deps), count };
}

/** The pending withdrawals of a batch, or of none if `batch` is empty: the oldest `limit` ones. */
export async function listOfBatch(deps: Deps, batch: string, limit: number): Promise<AdminWithdrawal[]> {
  const rows = await selectAdminWithdrawals(deps.database.queries)
    .where('withdrawals.status', '=', 'pending')
    .where('withdrawals.batch', '=', batch)
    .orderBy('withdrawals.created_at')
    .orderBy('withdrawals.id')
    .limit(limit)
    .execute();
  return toAdminWithdrawalDtos(rows, deps);
}

/** One withdrawal request with its user and payee. Throws when there is none. */
export async function readAdminWithdrawal(deps: Deps, id: string): Promise<AdminWithdrawal> {
  const rows = await selectAdminWithdrawals(deps.database.queries).where('withdrawals.id', '=', id).execute();
  const [withdrawal] = await toAdminWithdrawalDtos(rows, deps);
  if (!withdrawal) throw new Error(`There is no withdrawal ${id}`);
  return withdrawal;
}

function selectAdminWithdrawals(queries: Queries) {
  return queries
    .selectFrom('withdrawals')
    .innerJoin('users', 'users.id', 'withdrawals.user_id')
    .selectAll('withdrawals')
    .leftJoin('users as reviewers', 'reviewers.id', 'withdrawals.reviewed_by')
    .select([
      'users.name as user_name',
      'users.email as user_email',
      'users.frozen_at as user_frozen_at',
      'reviewers.name as reviewer_name',
    ]);
}

async function toAdminWithdrawalDtos(rows: Row[], deps: Deps): Promise<AdminWithdrawal[]> {
  const held = await heldReasons(rows, deps);
  const now = deps.clock.now();
  const pause = await readPayoutPause(deps.database.queries);
  return rows.map((row) => ({
    ...toAdminWithdrawalDto(row, deps.config),
    held: held.get(row.id) ?? '',
    payableAt: payableAt(row, now),
    ...(pause && row.status === 'pending' && row.batch === '' && { paused: true as const }),
  }));
}

/** Reasons of the rows that are held, by id. Checked now: operators pay by this list, before they mark a row as paid. */
async function heldReasons(
  rows: readonly Row[],
  { database, clock, config }: Deps,
): Promise<Map<string, string>> {
  const pending = rows.filter(({ status }) => status === 'pending').map(({ id }) => id);
  if (config.RISK_MODE !== 'enforce' || pending.length === 0) return new Map();
  const checks = await database.transaction((queries) => checkPayouts(queries, pending, config, clock.now()));
  return new Map([...checks].flatMap(([id, check]) => (check.held ? [[id, reasonsText(check)]] : [])));
}

/** The end of the hold of a new payee, which blocks a pending withdrawal; empty if nothing does. */
function payableAt({ status, payable_at: until }: Row, now: Date): string {
  return status === 'pending' && until && until > now ? until.toISOString() : '';
}

function toAdminWithdrawalDto(
  row: Row,
  config: Services['config'],
): Omit<AdminWithdrawal, 'held' | 'payableAt'> {
  return {
    ...toWithdrawalDto(row),
    userName: row.user_name,
    userEmail: row.user_email,
    userUpiId: row.upi_id,
    accountHolderName: row.account_holder_name,
    accountNumber: row.account_number,
    ifscCode: row.ifsc_code,
    qrImage: row.image_id ?? '',
    utr: row.utr,
    reason: row.reason,
    frozen: row.user_frozen_at !== null,
    reviewedBy: row.reviewer_name ?? '',
    twoPeople: takesTwoPeople(row.amount_paise, config.TWO_PERSON_PAYOUT_ABOVE * 100),
    returnedAt: row.returned_at?.toISOString() ?? '',
    returnUtr: row.return_utr,
    batch: row.batch,
  };
}
