import { MOST_TRANSACTIONS } from '@reelrupee/contract/constants';
import type { Transaction } from '@reelrupee/contract/entities';
import type { ScreenStates, StateContext } from '../stateContext';

/** One transaction a day. */
const dailyTransactions = (count: number): Transaction[] =>
  Array.from({ length: count }, (_, day) => ({
    _id: String(day),
    createdAt: new Date(Date.UTC(2026, 4, 4) - day * 86_400_000).toISOString(),
    type: 'Reel earnings',
    amount: 5,
    status: 'approved',
    remark: '10 reels, Free Plan',
  }));

const returnedPayout: Transaction = {
  _id: '1',
  createdAt: '2026-05-04T03:02:01.000Z',
  type: 'Withdrawal',
  amount: 40,
  status: 'rejected',
  remark: 'Returned by the bank: खाता बंद है',
  settledAt: '2026-05-05T04:30:00.000Z',
  returnedAt: '2026-05-07T04:30:00.000Z',
};

const adjustments: Transaction[] = [
  {
    _id: '2',
    createdAt: '2026-05-05T03:02:01.000Z',
    type: 'Adjustment',
    amount: -4.5,
    status: 'approved',
    remark: 'Taken back: credited in error',
    balanceAfter: 8,
  },
  {
    _id: '1',
    createdAt: '2026-05-04T03:02:01.000Z',
    type: 'Adjustment',
    amount: 12.5,
    status: 'approved',
    remark: 'A credit that was missing',
    balanceAfter: 12.5,
  },
];

async function openTransactions(context: StateContext, count: number): Promise<void> {
  await context.reply('getUserTransactions', { code: 200, msg: '', data: dailyTransactions(count) });
  await context.open('/transactions', context.fixtures.free);
  await context.button('Next page').waitFor();
}

export const transactionStates: ScreenStates = {
  '66-transactions-none': (context) => context.open('/transactions', context.fixtures.newcomer),
  '66-transactions': (context) => context.open('/transactions', context.fixtures.rich),
  '66-transactions-withdrawal': async (context) => {
    await context.open('/transactions', context.fixtures.rich);
    await context.page.getByRole('button', { name: 'Withdrawal', exact: true }).first().click();
    await context.page.getByRole('dialog', { name: 'Withdrawal' }).getByText('You receive').waitFor();
  },
  '66-transactions-returned': async (context) => {
    await context.reply('getUserTransactions', { code: 200, msg: '', data: [returnedPayout] });
    await context.open('/transactions', context.fixtures.free);
    await context.page.getByRole('button', { name: 'Withdrawal', exact: true }).click();
    await context.page
      .getByRole('dialog', { name: 'Withdrawal' })
      .getByText('The bank returned it.')
      .waitFor();
  },
  '66-transactions-adjustments': async (context) => {
    const data = [...adjustments, ...dailyTransactions(1)];
    await context.reply('getUserTransactions', { code: 200, msg: '', data });
    await context.open('/transactions', context.fixtures.free);
  },
  '66-transactions-pages': (context) => openTransactions(context, 45),
  '66-transactions-older': (context) => openTransactions(context, MOST_TRANSACTIONS),
  '66-transactions-second-page': async (context) => {
    await openTransactions(context, 45);
    await context.button('Next page').click();
    await context.button('Previous page').and(context.page.locator(':enabled')).waitFor();
  },
  '67-transactions-loading': async (context) => {
    await context.stall('getUserTransactions');
    await context.visit('/transactions', context.fixtures.free);
    await context.page.getByText('Loading transactions').waitFor({ state: 'attached' });
  },
  '68-transactions-error': async (context) => {
    await context.reply('getUserTransactions', { code: 500, msg: '' });
    await context.open('/transactions', context.fixtures.free);
  },
};
