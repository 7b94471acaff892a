import type { RiskReason } from './scorePayout';

/** Reasons as a short text: `sharedPayee 12, sharedDevice 6`. */
export function reasonsText({ reasons }: { reasons: readonly RiskReason[] }): string {
  return reasons.map(({ signal, count }) => `${signal} ${count}`).join(', ');
}
