import type { AdminWithdrawal } from '@reelrupee/contract/actions/operations';
import type { Queries } from '../database/database';
import { type WithdrawalRow, toWithdrawalDto } from '../wallet/withdrawalDto';

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
}

/** Withdrawal requests with who made them, ready to be narrowed down. */
export function selectAdminWithdrawals(queries: Queries) {
  return queries
    .selectFrom('withdrawals')
    .innerJoin('users', 'users.id', 'withdrawals.user_id')
    .selectAll('withdrawals')
    .select(['users.name as user_name', 'users.email as user_email']);
}

/** A withdrawal request as administrators see it: with where to pay to. */
export function toAdminWithdrawalDto(row: Row): AdminWithdrawal {
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
  };
}
