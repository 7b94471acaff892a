/** Statuses of recharge requests, withdrawals and transactions. Plain, so that screens need no zod. */
export const REQUEST_STATUSES = ['pending', 'approved', 'rejected'] as const;

export type RequestStatus = (typeof REQUEST_STATUSES)[number];
