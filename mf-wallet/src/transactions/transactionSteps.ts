/** The way of a recharge or a withdrawal, as pure functions. */
import { toPaise, toRupees, withdrawalBreakdown } from '@reelrupee/contract/money';
import { formatDate, formatRupees, type Transaction } from '@reelrupee/platform';
import { payoutDueBy } from '../payout';
import { whenText } from './transactionView';

export interface TransactionStep {
  title: string;
  text: string;
  state: 'done' | 'current' | 'open' | 'failed';
}

/** The steps of a recharge or a withdrawal; empty for other transactions. */
export function transactionSteps(transaction: Transaction): TransactionStep[] {
  switch (transaction.type) {
    case 'Recharge':
      return rechargeSteps(transaction);
    case 'Withdrawal':
      return withdrawalSteps(transaction);
    default:
      return [];
  }
}

function rechargeSteps({ createdAt, status, remark }: Transaction): TransactionStep[] {
  const sent: TransactionStep = { title: 'Payment sent', text: whenText(createdAt), state: 'done' };
  switch (status) {
    case 'approved':
      return [
        sent,
        { title: 'Payment checked', text: '', state: 'done' },
        { title: 'Plan started', text: remark, state: 'done' },
      ];
    case 'rejected':
      return [sent, { title: 'Payment rejected', text: remark, state: 'failed' }];
    default:
      return [
        sent,
        { title: 'We are checking your payment', text: 'Usually within 24 hours.', state: 'current' },
        { title: 'Plan starts', text: remark, state: 'open' },
      ];
  }
}

function withdrawalSteps({ createdAt, status, remark }: Transaction): TransactionStep[] {
  const asked: TransactionStep = { title: 'You asked for it', text: whenText(createdAt), state: 'done' };
  switch (status) {
    case 'approved':
      return [
        asked,
        { title: 'Checked', text: '', state: 'done' },
        { title: 'Paid', text: remark, state: 'done' },
      ];
    case 'rejected':
      return [asked, { title: 'Not paid. You have the money back.', text: remark, state: 'failed' }];
    default:
      return [
        asked,
        { title: 'We are checking it', text: 'Until then the amount is on hold.', state: 'current' },
        { title: 'Paid', text: expectedText(createdAt), state: 'open' },
      ];
  }
}

/** An amount with its name, as in a receipt. */
export interface ReceiptLine {
  label: string;
  value: string;
}

/** The split of a withdrawal; of another transaction only its amount. */
export function amountLines({ type, amount }: Transaction): ReceiptLine[] {
  if (amount === undefined) return [];
  const total = { label: 'Amount', value: formatRupees(amount) };
  if (type !== 'Withdrawal') return [total];
  const { platform, tds, net } = withdrawalBreakdown(toPaise(amount));
  return [
    total,
    { label: 'Platform charge', value: `− ${formatRupees(toRupees(platform))}` },
    { label: 'TDS', value: `− ${formatRupees(toRupees(tds))}` },
    { label: 'You receive', value: formatRupees(toRupees(net)) },
  ];
}

/** A receipt as plain text, one fact a line. */
export function receiptText(productName: string, transaction: Transaction, statusLabel: string): string {
  const { type, createdAt, remark } = transaction;
  return [
    productName,
    `${type}: ${statusLabel}`,
    whenText(createdAt),
    ...amountLines(transaction).map(({ label, value }) => `${label}: ${value}`),
    remark,
  ]
    .filter((line) => line !== '')
    .join('\n');
}

function expectedText(createdAt: string | undefined): string {
  return createdAt === undefined ? '' : `Expected by ${formatDate(payoutDueBy(createdAt))}`;
}
