import type { AdjustmentReason } from '@reelrupee/contract/adjustments';
import type { PauseReason } from '@reelrupee/contract/payoutPause';
import type { Generated } from 'kysely';
import type { Paise } from './columns';

/** Requests of users to pay and to be paid, with their proofs and checks, and adjustments of what they have. */
export interface PaymentTables {
  images: { id: string; user_id: string; webp: Buffer; created_at: Date };
  recharges: RechargesTable;
  withdrawals: WithdrawalsTable;
  adjustments: AdjustmentsTable;
  payout_checks: {
    withdrawal_id: string;
    score: number;
    reasons: string;
    checked_at: Date;
    held_at: Date | null;
    released_at: Generated<Date | null>;
    released_by: Generated<string | null>;
  };
  /** A single row. */
  payout_pause: { reason: PauseReason | ''; note: string; paused_at: Date | null };
  bank_references: {
    reference: string;
    recharge_id: string | null;
    withdrawal_id: string | null;
    returned_withdrawal_id: Generated<string | null>;
  };
}

type RequestStatus = 'pending' | 'approved' | 'rejected';

interface RechargesTable {
  id: string;
  user_id: string;
  plan_id: string;
  terms_id: string;
  transaction_id: string;
  amount_paise: Paise;
  image_id: string | null;
  status: RequestStatus;
  reason: Generated<string>;
  created_at: Date;
  decided_at: Date | null;
  decided_by: string | null;
  archived_at: Date | null;
  reversed_at: Generated<Date | null>;
  reversed_by: Generated<string | null>;
}

interface AdjustmentsTable {
  id: string;
  user_id: string;
  paise: Paise;
  reason: AdjustmentReason;
  note: string;
  reference: string;
  status: RequestStatus;
  created_at: Date;
  proposed_by: string;
  decided_at: Generated<Date | null>;
  decided_by: Generated<string | null>;
  decline_reason: Generated<string>;
}

interface WithdrawalsTable {
  id: string;
  user_id: string;
  request_key: string;
  amount_paise: Paise;
  platform_paise: Paise;
  tds_paise: Paise;
  net_paise: Paise;
  upi_id: string;
  account_holder_name: string;
  account_number: string;
  ifsc_code: string;
  image_id: string | null;
  status: RequestStatus;
  utr: Generated<string>;
  reason: Generated<string>;
  created_at: Date;
  decided_at: Date | null;
  decided_by: string | null;
  reviewed_by: Generated<string | null>;
  reviewed_at: Generated<Date | null>;
  payable_at: Generated<Date | null>;
  returned_at: Generated<Date | null>;
  returned_by: Generated<string | null>;
  return_utr: Generated<string>;
  rejected_for_recharge_id: Generated<string | null>;
  batch: Generated<string>;
}
