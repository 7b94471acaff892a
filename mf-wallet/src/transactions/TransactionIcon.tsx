import {
  ArrowDownToLine,
  CirclePlay,
  CreditCard,
  Gift,
  History,
  IndianRupee,
  LockOpen,
} from '@reelrupee/ui/icons';
import type { ComponentType } from 'react';

const ICONS: Readonly<Record<string, ComponentType<{ size: number; 'aria-hidden': boolean }>>> = {
  'Reel earnings': CirclePlay,
  'Earnings unlocked': LockOpen,
  Recharge: CreditCard,
  Withdrawal: ArrowDownToLine,
  'Referral reward': Gift,
  Adjustment: IndianRupee,
};

/** The icon of a transaction’s type. */
export function TransactionIcon({ type }: { type: string }) {
  const Icon = ICONS[type] ?? History;
  return <Icon size={20} aria-hidden />;
}
