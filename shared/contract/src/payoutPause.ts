/** Reasons for which an administrator pauses payouts. Users read them in their language. */
export const PAUSE_REASONS = ['bank', 'check'] as const;
export type PauseReason = (typeof PAUSE_REASONS)[number];

/** Reply to a new withdrawal while payouts are paused, by the reason. */
export const withdrawalsPaused = {
  bank: {
    code: 409,
    msg: 'Withdrawals are paused because of a problem at our bank. Your money is safe. Please try again later.',
  },
  check: {
    code: 409,
    msg: 'Withdrawals are paused for a security check. Your money is safe. Please try again later.',
  },
} as const;
