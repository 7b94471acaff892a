/** Adjustments of a user's available balance, which one administrator proposes and another one confirms. */

export const ADJUSTMENT_REASONS = ['missingCredit', 'shortPayout', 'goodwill', 'creditedInError'] as const;
export type AdjustmentReason = (typeof ADJUSTMENT_REASONS)[number];

/** True for the reason that takes money from the user; the others give some. */
export function takesMoney(reason: AdjustmentReason): boolean {
  return reason === 'creditedInError';
}

/** Remark of the transaction by its reason, which screens translate. No name of a user or a plan is like one of them. */
export const ADJUSTMENT_REMARKS = {
  missingCredit: 'A credit that was missing',
  shortPayout: 'A payout that was too low',
  goodwill: 'A gift from us',
  creditedInError: 'Taken back: credited in error',
} as const satisfies Record<AdjustmentReason, string>;
