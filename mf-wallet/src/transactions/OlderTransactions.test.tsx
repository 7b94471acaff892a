// @vitest-environment jsdom
import { MOST_TRANSACTIONS } from '@reelrupee/contract/constants';
import { clearQueries, startSession, type Transaction } from '@reelrupee/platform';
import { exampleUser } from '@reelrupee/platform/testing/exampleUser';
import { Router, staticHistory } from '@reelrupee/platform/router';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetReplies, replyLater, replyOf } from '../testing/lateReply';
import TransactionsScreen from '../TransactionsScreen';

const userId = exampleUser._id;

/** Transactions with the numbers from `first` down to `last`. */
const numbered = (first: number, last: number): Transaction[] =>
  Array.from({ length: first - last + 1 }, (_, index) => ({
    _id: `t${first - index}`,
    createdAt: '2026-05-04T03:02:01.000Z',
    type: 'Recharge',
    amount: 5,
    status: 'approved',
    remark: `Number ${first - index}`,
  }));

const newest = numbered(1007, 508);
const pageCount = () => screen.getByRole('navigation', { name: 'Pages' }).textContent?.split(' ').at(-1);
const showOlder = () => screen.findByRole('button', { name: 'Show older transactions' });

beforeEach(() => startSession(exampleUser, false));

afterEach(() => {
  cleanup();
  clearQueries();
  forgetReplies();
});

const historyAt = (address: string) => (
  <Router history={staticHistory(address)}>
    <TransactionsScreen />
  </Router>
);

async function open(transactions: Transaction[], address = '/transactions') {
  const reply = replyLater('getUserTransactions', { userId }, exampleUser.token);
  render(historyAt(address));
  await reply(replyOf(transactions));
  await screen.findByRole('table');
}

test('older transactions are fetched when asked for, until there are none', async () => {
  await open(newest);
  expect(screen.getByText('These are your 500 newest transactions.')).toBeDefined();
  const older = replyLater('getUserTransactions', { userId, olderThan: 't508' }, exampleUser.token);
  await userEvent.click(await showOlder());
  await older(replyOf(numbered(507, 8)));
  expect(await screen.findByText('These are your 1,000 newest transactions.')).toBeDefined();
  const oldest = replyLater('getUserTransactions', { userId, olderThan: 't8' }, exampleUser.token);
  await userEvent.click(await showOlder());
  await oldest(replyOf(numbered(7, 1)));
  await waitFor(() => expect(pageCount()).toBe('51'));
  expect(screen.queryByRole('button', { name: 'Show older transactions' })).toBeNull();
});

test('a history that one reply has whole offers nothing older', async () => {
  await open(numbered(MOST_TRANSACTIONS - 1, 1));
  expect(screen.queryByRole('button', { name: 'Show older transactions' })).toBeNull();
});

test('a provider that gives the newest again ends the history', async () => {
  await open(newest);
  const again = replyLater('getUserTransactions', { userId, olderThan: 't508' }, exampleUser.token);
  await userEvent.click(await showOlder());
  await again(replyOf(newest));
  expect(screen.queryByRole('button', { name: 'Show older transactions' })).toBeNull();
  expect(pageCount()).toBe('25');
});

test('older transactions are still there when the user comes back to the page of the history', async () => {
  await open(newest, '/transactions?page=30');
  const older = replyLater('getUserTransactions', { userId, olderThan: 't508' }, exampleUser.token);
  await userEvent.click(await showOlder());
  await older(replyOf(numbered(507, 8)));
  await waitFor(() => expect(pageCount()).toBe('50'));
  cleanup();
  render(historyAt('/transactions?page=30'));
  expect(await screen.findByText('Number 427')).toBeDefined();
  expect(pageCount()).toBe('50');
});
