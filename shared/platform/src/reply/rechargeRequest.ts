import { REQUEST_STATUSES, type RequestStatus } from '@reelrupee/contract/requestStatus';
import { amount, flag, id, instant, oneOf, text } from './fields';
import { readPlan, type Plan } from './plan';
import { below, isRecord, readFields, type Read } from './readFields';

/** A recharge request as screens use it. Amounts are rupees. */
export interface RechargeRequest {
  _id: string;
  userId?: string | undefined;
  planId: string;
  planDetails: Plan;
  status: RequestStatus;
  transactionId?: string | undefined;
  amount?: number | undefined;
  /** Reason of a rejection. */
  reason?: string | undefined;
  /** ISO 8601. */
  createdAt?: string | undefined;
}

const requestFields = {
  _id: id,
  userId: id,
  status: oneOf(REQUEST_STATUSES),
  transactionId: text,
  amount,
  reason: text,
  createdAt: instant,
};

const statusFields = { status: oneOf(REQUEST_STATUSES), reversed: flag };

export interface RechargeStatus {
  status: RequestStatus | null;
  /** A rejected recharge that had been approved. */
  reversed?: boolean | undefined;
}

/** A recharge request; null without an id or a plan. Of an unknown status only a pending plan is safe to show. */
export const readRechargeRequest: Read<RechargeRequest> = (value, report) => {
  if (!isRecord(value)) return null;
  const { _id, status, ...fields } = readFields(requestFields, value, report);
  const plan = readPlanOf(value, report);
  if (_id === undefined || plan === null) return null;
  return { ...fields, _id, planId: plan._id, planDetails: plan, status: status ?? 'pending' };
};

/** The status of a plan's recharge; null when there is none. */
export const readRechargeStatus: Read<RechargeStatus> = (value, report) => {
  const { status, reversed } = readFields(statusFields, isRecord(value) ? value : {}, report);
  return { status: status ?? null, reversed };
};

/** The plan is in planDetails or in planId, which is an id or the plan itself. */
const readPlanOf: Read<Plan> = (value, report) => {
  if (!isRecord(value)) return null;
  const referred = readPlan(value['planId'], below(report, '.planId'));
  const details = value['planDetails'];
  if (!isRecord(details)) return referred;
  const _id = details['_id'] ?? referred?._id;
  return readPlan({ ...details, _id }, below(report, '.planDetails'));
};
