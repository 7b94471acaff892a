// @vitest-environment jsdom
import { endSession, setQueryData, startSession, type Transaction } from '@reelrupee/platform';
import { exampleUser } from '@reelrupee/platform/testing/exampleUser';
import { browserHistory, Router } from '@reelrupee/platform/router';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { useState } from 'react';
import { TransactionTable } from './TransactionTable';

const transactions = (count: number): Transaction[] =>
  Array.from({ length: count }, (_, number) => ({
    _id: String(number),
    createdAt: '2026-05-04T03:02:01.000Z',
    type: 'Recharge',
    amount: 5,
    status: 'approved',
    remark: `Number ${number}`,
  }));

/** The table in a page at the current address. */
function Table({ rows }: { rows: readonly Transaction[] }) {
  const [history] = useState(() => browserHistory());
  return (
    <Router history={history}>
      <TransactionTable transactions={rows} />
    </Router>
  );
}

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

const isUnavailable = (name: string) =>
  screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';

const remarks = () => screen.getAllByText(/^Number/).map(({ textContent }) => textContent);

test('shows twenty per page, scrolls to the top of each page, and disables Next on the last one', async () => {
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const { rerender } = render(<Table rows={transactions(45)} />);
  expect(remarks()).toHaveLength(20);
  expect(isUnavailable('Previous page')).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(remarks()[0]).toBe('Number 20');
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(remarks()).toEqual(['Number 40', 'Number 41', 'Number 42', 'Number 43', 'Number 44']);
  expect(isUnavailable('Next page')).toBe(true);
  expect(scrolled).toHaveBeenCalledTimes(2);
  // With fewer rows, the last remaining page is shown.
  rerender(<Table rows={transactions(21)} />);
  expect(remarks()).toEqual(['Number 20']);
});

test('a single page has no pagination', () => {
  render(<Table rows={transactions(20)} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('open details follow the history', async () => {
  const withdrawal = { ...transactions(1)[0], type: 'Withdrawal', status: 'pending' } as const;
  const { rerender } = render(<Table rows={[{ ...withdrawal, remark: '' }]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Withdrawal' }));
  const details = within(await screen.findByRole('dialog', { name: 'Withdrawal' }));
  expect(details.getByText('We are checking it')).toBeDefined();
  const remark = 'Paid ₹4.25, UTR 412345678901';
  rerender(<Table rows={[{ ...withdrawal, status: 'approved', remark }]} />);
  expect(details.queryByText('We are checking it')).toBeNull();
  expect(details.getByText(remark)).toBeDefined();
});

test('open details of a pending withdrawal know that withdrawals are paused', async () => {
  startSession(exampleUser, false);
  const data = { ...exampleUser, withdrawalsPaused: 'bank' };
  setQueryData('getUserProfile', { userId: exampleUser._id }, { kind: 'ok', data, msg: '' });
  const withdrawal: Transaction = { type: 'Withdrawal', status: 'pending', remark: '', late: true };
  render(<Table rows={[withdrawal]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Withdrawal' }));
  const details = within(await screen.findByRole('dialog', { name: 'Withdrawal' }));
  expect(details.getByText('Withdrawals are paused. We pay you when they continue.')).toBeDefined();
  endSession();
});

test('an adjustment is listed with its sign and reason, and has a filter of its own', async () => {
  const given: Transaction = {
    _id: 'given',
    type: 'Adjustment',
    amount: 5,
    status: 'approved',
    remark: 'A gift from us',
  };
  const taken: Transaction = { ...given, _id: 'taken', amount: -2, remark: 'Taken back: credited in error' };
  const { container } = render(<Table rows={[taken, given, ...transactions(1)]} />);
  const table = within(container);
  await userEvent.click(table.getByRole('button', { name: 'Adjustments' }));
  const [, first, second, ...others] = table.getAllByRole('row').map(({ textContent }) => textContent);
  expect(first).toMatch(/Adjustment.*− ₹2\.00.*Taken back: credited in error/);
  expect(second).toMatch(/Adjustment.*\+ ₹5\.00.*A gift from us/);
  expect(others).toEqual([]);
});

test('Back from another screen, and a reload, show the same page and filter again', async () => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const rows = [
    ...transactions(45),
    { _id: 'r', type: 'Referral reward', amount: 5, status: 'approved', remark: 'Ravi' },
  ];
  render(<Table rows={rows} />);
  await userEvent.click(screen.getByRole('button', { name: 'Recharges' }));
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(remarks()[0]).toBe('Number 20');
  cleanup();

  render(<Table rows={rows} />);
  expect(remarks()[0]).toBe('Number 20');
  const recharges = screen.getByRole('button', { name: 'Recharges' });
  expect(recharges.getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'All' }));
  expect(remarks()[0]).toBe('Number 0');
  expect(window.location.search).toBe('');
});

test.each(['?page=99', '?page=-3', '?page=x', '?kind=gifts', '?month=01/2020'])(
  'an address with %s shows transactions',
  (search) => {
    window.history.replaceState(null, '', search);
    render(<Table rows={transactions(45)} />);
    expect(remarks().length).toBeGreaterThan(0);
  },
);

test('an address with ?page=2.5 shows the whole second page', () => {
  window.history.replaceState(null, '', '?page=2.5');
  render(<Table rows={transactions(45)} />);
  expect(remarks()[0]).toBe('Number 20');
  expect(remarks()).toHaveLength(20);
});
