import type { PayoutSignals } from './payoutSignals';

/** A payout with this score or more is held. */
export const HOLD_SCORE = 100;

/** Names of the reasons, as administrators see them. */
export type RiskSignal =
  | 'sharedPayee'
  | 'sharedPhone'
  | 'sharedDevice'
  | 'linkedAccounts'
  | 'signUpBurst'
  | 'payoutBurst'
  | 'noMedia';

export interface RiskReason {
  signal: RiskSignal;
  /** The number of accounts or reels that the points are for. */
  count: number;
  points: number;
}

export interface RiskScore {
  score: number;
  /** Reasons with points, the heaviest first. */
  reasons: RiskReason[];
}

/** Points from a count on, in descending order of counts. */
type Steps = readonly (readonly [from: number, points: number])[];

// A family shares a phone, a network, a device and one UPI ID; six accounts with one payee are no family.
const PAYEE: Steps = [
  [6, 100],
  [5, 60],
  [4, 40],
  [3, 25],
  [2, 10],
];
// Anyone can enter a phone number, so it never holds a payout on its own.
const PHONE: Steps = [
  [10, 60],
  [6, 40],
  [4, 20],
];
// The phone of a shop or school is shared by many who are paid each on their own.
const DEVICE: Steps = [
  [6, 60],
  [4, 30],
  [3, 15],
];
// A hostel, office or mobile network opens many accounts too.
const SIGN_UPS: Steps = [[10, 30]];
const PAYOUTS: Steps = [[5, 20]];
const NO_MEDIA: Steps = [
  [30, 100],
  [10, 70],
];

/** Linked accounts that count as one operation, if they have fewer than half as many payees. */
const OPERATION_ACCOUNTS = 8;

/** The score of a payout and its reasons. Pure. */
export function scorePayout(signals: PayoutSignals): RiskScore {
  const reasons = [
    reason('sharedPayee', signals.payeeAccounts, PAYEE),
    reason('sharedPhone', signals.phoneAccounts, PHONE),
    reason('sharedDevice', signals.deviceAccounts, DEVICE),
    reason('linkedAccounts', operationSize(signals), [[OPERATION_ACCOUNTS, 100]]),
    reason('signUpBurst', signals.signUpsNearby, SIGN_UPS),
    reason('payoutBurst', signals.payoutsNearby, PAYOUTS),
    reason('noMedia', signals.fetchedMedia === false ? signals.creditedReels : 0, NO_MEDIA),
  ]
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points);
  return { score: reasons.reduce((sum, { points }) => sum + points, 0), reasons };
}

function reason(signal: RiskSignal, count: number, steps: Steps): RiskReason {
  return { signal, count, points: steps.find(([from]) => count >= from)?.[1] ?? 0 };
}

/** The number of linked accounts whose money goes to few payees; 0 if most have their own. */
function operationSize({ linkedAccounts, linkedPayees }: PayoutSignals): number {
  return linkedAccounts >= 2 * linkedPayees ? linkedAccounts : 0;
}
