import type { Transaction } from '@reelrupee/contract/entities';

/** A transaction as the database gives it. */
export interface TransactionRow {
  id: string;
  at: Date;
  type: Transaction['type'];
  paise: number;
  status: Transaction['status'];
  remark: string;
  settled_at: Date | null;
  returned_at: Date | null;
  /** True for a withdrawal that a reversal rejected. */
  taken_back: boolean;
}
