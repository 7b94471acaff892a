import type { AdminWithdrawal } from '@reelrupee/contract/actions/decisions';
import type { RequestStatus } from '@reelrupee/contract/entities';
import { countRequests } from '../database/countRows';
import type { Queries } from '../database/database';
import type { Page, PageOf } from '../database/page';
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
}

/** A page of the withdrawal requests with a status, decided ones newest first; `count` is at most 10,000. */
export async function listAdminWithdrawals(
  queries: Queries,
  status: RequestStatus,
  { page, limit }: Page,
): Promise<PageOf<AdminWithdrawal>> {
  const count = await countRequests(queries, 'withdrawals', status);
  const rows = await selectAdminWithdrawals(queries)
    .where('withdrawals.status', '=', status)
    .orderBy('withdrawals.created_at', requestOrder(status))
    .orderBy('withdrawals.id', requestOrder(status))
    .limit(limit)
    .offset(page * limit)
    .execute();
  return { rows: rows.map(toAdminWithdrawalDto), count };
}

/** One withdrawal request with its user and payee. Throws when there is none. */
export async function readAdminWithdrawal(queries: Queries, id: string): Promise<AdminWithdrawal> {
  const row = await selectAdminWithdrawals(queries)
    .where('withdrawals.id', '=', id)
    .executeTakeFirstOrThrow();
  return toAdminWithdrawalDto(row);
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

function toAdminWithdrawalDto(row: Row): AdminWithdrawal {
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
    payableAt: row.payable_at?.toISOString() ?? '',
  };
}
