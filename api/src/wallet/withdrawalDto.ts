import type { RequestStatus, Withdrawal } from '@reelrupee/contract/entities';
import { toRupees } from '@reelrupee/contract/money';

export interface WithdrawalRow {
  id: string;
  user_id: string;
  amount_paise: number;
  platform_paise: number;
  tds_paise: number;
  net_paise: number;
  status: RequestStatus;
  created_at: Date;
}

/** Maps a row to the contract. */
export function toWithdrawalDto(row: WithdrawalRow): Withdrawal {
  return {
    _id: row.id,
    userId: row.user_id,
    amount: toRupees(row.amount_paise),
    platformCharge: toRupees(row.platform_paise),
    tds: toRupees(row.tds_paise),
    net: toRupees(row.net_paise),
    status: row.status,
    createdAt: row.created_at.toISOString(),
  };
}
