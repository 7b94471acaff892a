/** The way of a recharge or a withdrawal, as pure functions. */
import { toPaise, toRupees, withdrawalBreakdown } from '@reelrupee/contract/money';
import { payoutDueBy } from '@reelrupee/contract/payoutDueBy';
import { formatDate, formatRupees, type Transaction } from '@reelrupee/platform';
import { typeText, whenText } from './transactionView';
import { t } from '../texts/texts';
import { remarkText } from './remarkText';

export interface TransactionStep {
  title: string;
  text: string;
  state: 'done' | 'current' | 'open' | 'failed';
}

/** The steps of a recharge or a withdrawal; empty for other transactions. A pause of withdrawals has no known end. */
export function transactionSteps(transaction: Transaction, areWithdrawalsPaused = false): TransactionStep[] {
  switch (transaction.type) {
    case 'Recharge':
      return rechargeSteps(transaction);
    case 'Withdrawal':
      return withdrawalSteps(transaction, areWithdrawalsPaused);
    default:
      return [];
  }
}

function rechargeSteps({ createdAt, status, remark, settledAt }: Transaction): TransactionStep[] {
  const sent: TransactionStep = { title: t('Payment sent'), text: whenText(createdAt), state: 'done' };
  switch (status) {
    case 'approved':
      return [
        sent,
        { title: t('Payment checked'), text: whenText(settledAt), state: 'done' },
        { title: t('Plan started'), text: remarkText(remark), state: 'done' },
      ];
    case 'rejected':
      return [sent, { title: t('Payment rejected'), text: remarkText(remark), state: 'failed' }];
    default:
      return [
        sent,
        { title: t('We are checking your payment'), text: t('Usually within 24 hours.'), state: 'current' },
        { title: t('Plan starts'), text: remarkText(remark), state: 'open' },
      ];
  }
}

function withdrawalSteps(
  { createdAt, status, remark, settledAt, returnedAt, takenBack, late }: Transaction,
  areWithdrawalsPaused: boolean,
): TransactionStep[] {
  const asked: TransactionStep = { title: t('You asked for it'), text: whenText(createdAt), state: 'done' };
  switch (status) {
    case 'approved':
      return [
        asked,
        { title: t('Checked'), text: whenText(settledAt), state: 'done' },
        { title: t('Paid'), text: remarkText(remark), state: 'done' },
      ];
    case 'rejected':
      if (returnedAt !== undefined)
        return [
          asked,
          { title: t('Paid'), text: whenText(settledAt), state: 'done' },
          {
            title: t('The bank returned it. You have the money back.'),
            text: `${remarkText(remark)} (${whenText(returnedAt)})`,
            state: 'failed',
          },
        ];
      return [
        asked,
        {
          title: takenBack
            ? t('Not paid. We had to take money back.')
            : t('Not paid. You have the money back.'),
          text: remarkText(remark),
          state: 'failed',
        },
      ];
    default:
      return [
        asked,
        { title: t('We are checking it'), text: t('Until then the amount is on hold.'), state: 'current' },
        {
          title: t('We pay you'),
          text: areWithdrawalsPaused
            ? t('Withdrawals are paused. We pay you when they continue.')
            : expectedText(createdAt, late),
          state: 'open',
        },
      ];
  }
}

/** An amount with its name, as in a receipt. */
export interface ReceiptLine {
  label: string;
  value: string;
}

/** The split of a withdrawal; of a rejected one, and of other transactions, only the amount. */
export function amountLines({ type, amount, status }: Transaction): ReceiptLine[] {
  if (amount === undefined) return [];
  const total = { label: t('Amount'), value: formatRupees(amount) };
  if (type !== 'Withdrawal' || status === 'rejected') return [total];
  const { platform, tds, net } = withdrawalBreakdown(toPaise(amount));
  const netLabel = status === 'approved' ? t('You received') : t('You receive');
  return [
    total,
    { label: t('Platform charge'), value: `− ${formatRupees(toRupees(platform))}` },
    { label: t('TDS'), value: `− ${formatRupees(toRupees(tds))}` },
    { label: netLabel, value: formatRupees(toRupees(net)) },
  ];
}

/** A receipt as plain text, one fact a line. */
export function receiptText(productName: string, transaction: Transaction, statusLabel: string): string {
  const { type, createdAt, remark } = transaction;
  return [
    productName,
    `${typeText(type)}: ${statusLabel}`,
    whenText(createdAt),
    ...amountLines(transaction).map(({ label, value }) => `${label}: ${value}`),
    remarkText(remark),
  ]
    .filter((line) => line !== '')
    .join('\n');
}

function expectedText(createdAt: string | undefined, late = false): string {
  if (createdAt === undefined) return '';
  const date = formatDate(payoutDueBy(createdAt));
  return late
    ? t('This is late: it was expected by {date}. Please contact support.', { date })
    : t('Expected by {date}', { date });
}
