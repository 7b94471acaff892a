/** Withdrawals that were paid since they were last seen pending, as pure functions. */
import { toPaise, toRupees, withdrawalBreakdown } from '@reelrupee/contract/money';
import { routes, type Moment, type Transaction } from '@reelrupee/platform';
import { t } from '../texts/texts';
import { remarkText } from '../transactions/remarkText';

/** The withdrawals that were pending before and are paid now. */
export function newlyPaid(
  pendingBefore: readonly string[],
  transactions: readonly Transaction[],
): Transaction[] {
  return transactions.filter(
    ({ _id, type, status }) =>
      type === 'Withdrawal' && status === 'approved' && _id !== undefined && pendingBefore.includes(_id),
  );
}

/** The full-screen moment of a payout; null if its amount is unknown. */
export function payoutMoment({ amount, remark }: Transaction): Moment | null {
  if (amount === undefined) return null;
  return {
    kind: 'sent',
    title: t('Money sent'),
    amount: toRupees(withdrawalBreakdown(toPaise(amount)).net),
    lines: [remarkText(remark), t('It is in your account, or arrives within minutes.')].filter(
      (line) => line !== '',
    ),
    action: { label: t('See the receipt'), to: routes.transactions },
  };
}
