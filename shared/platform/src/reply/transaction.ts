import { amount, flag, id, instant, price, text } from './fields';
import { isRecord, readFields, type Read } from './readFields';

/** A transaction as screens use it. Type and status are the provider's words, known or not. */
export interface Transaction {
  _id?: string | undefined;
  /** ISO 8601. */
  createdAt?: string | undefined;
  type: string;
  /** Rupees. */
  amount?: number | undefined;
  /** Empty if unknown. */
  status: string;
  remark: string;
  /** When a recharge or a withdrawal was decided; ISO 8601. */
  settledAt?: string | undefined;
  /** When the bank returned a payout; ISO 8601. */
  returnedAt?: string | undefined;
  /** A rejected withdrawal whose money, or part of it, a reversal took back. */
  takenBack?: boolean | undefined;
  /** A pending withdrawal whose due date has passed, by the provider's clock. */
  late?: boolean | undefined;
  /** Available rupees after it. */
  balanceAfter?: number | undefined;
}

/** A referral as screens use it. */
export interface Referral {
  _id?: string | undefined;
  referredUserName: string;
  /** Rupees; 0 until the referred user makes a first paid recharge. */
  rewardAmount?: number | undefined;
  /** ISO 8601. */
  createdAt?: string | undefined;
}

const transactionFields = {
  _id: id,
  createdAt: instant,
  type: text,
  amount,
  status: text,
  remark: text,
  settledAt: instant,
  returnedAt: instant,
  takenBack: flag,
  late: flag,
  balanceAfter: amount,
};
const referralFields = { _id: id, referredUserName: text, rewardAmount: price, createdAt: instant };

export const readTransaction: Read<Transaction> = (value, report) => {
  if (!isRecord(value)) return null;
  const { type, status, remark, ...fields } = readFields(transactionFields, value, report);
  return { ...fields, type: type || 'Transaction', status: status ?? '', remark: remark ?? '' };
};

export const readReferral: Read<Referral> = (value, report) => {
  if (!isRecord(value)) return null;
  const { referredUserName, ...fields } = readFields(referralFields, value, report);
  return { ...fields, referredUserName: referredUserName || 'Friend' };
};
