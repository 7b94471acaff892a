// @vitest-environment jsdom
import type { RouterHistory } from '@reelrupee/platform/router';
import { exampleUser } from '@reelrupee/platform/testing/exampleUser';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const fetched = vi.fn<typeof fetch>();
const data = { ...exampleUser, walletBalance: 12.5 };

beforeEach(() => {
  vi.resetModules();
  fetched.mockReset().mockImplementation(async () => Response.json({ code: 200, data, msg: '' }));
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.doUnmock('./BalanceChip');
});

/** A page on /plan of a user who has not engaged yet; the code of the chip is not loaded. */
async function openPage() {
  const { startSession, setQueryData } = await import('@reelrupee/platform');
  const { browserHistory, Router } = await import('@reelrupee/platform/router');
  const { BalanceSlot } = await import('./BalanceSlot');
  startSession(exampleUser, true);
  window.history.replaceState(null, '', '/plan');
  const history = browserHistory();
  render(
    <Router history={history}>
      <BalanceSlot userId="u1" />
    </Router>,
  );
  return { history, setQueryData };
}

const engage = () => fireEvent.pointerDown(document.body);
const chip = () => screen.findByRole('link', { name: 'Balance ₹12.50' });

test('the profile is fetched together with the code of the chip', async () => {
  await openPage();
  expect(fetched).not.toHaveBeenCalled();
  engage();
  expect(fetched).toHaveBeenCalledOnce();
  await chip();
  expect(window.reelrupeePreloadedQueries).toEqual([]);
});

test('a profile that is known leaves no reply behind, which would be taken for a later one', async () => {
  const { setQueryData } = await openPage();
  setQueryData('getUserProfile', { userId: 'u1' }, { kind: 'ok', data, msg: '' });
  engage();
  await chip();
  expect(fetched).not.toHaveBeenCalled();
});

const tell = (event: string) => act(async () => void window.dispatchEvent(new Event(event)));

test.each<[string, (history: RouterHistory) => Promise<void>]>([
  ['when another screen opens', async (history) => act(() => history.navigate('/referrals'))],
  [
    'when the network is back',
    async () => {
      await tell('offline');
      await tell('online');
    },
  ],
])('a chip whose code did not arrive is loaded %s', async (_when, happen) => {
  const load = vi.fn(() => ({ default: () => <p>Balance</p> }));
  load.mockImplementationOnce(() => {
    throw new TypeError('Failed to fetch');
  });
  vi.doMock('./BalanceChip', load);
  const { history } = await openPage();
  engage();
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
  await act(() => vi.dynamicImportSettled());
  await happen(history);
  await screen.findByText('Balance');
});
