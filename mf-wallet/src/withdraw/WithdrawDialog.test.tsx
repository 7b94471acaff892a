// @vitest-environment jsdom
import { withdrawalsPaused } from '@reelrupee/contract/payoutPause';
import { actions } from '@reelrupee/contract/actions';
import { exampleUser } from '@reelrupee/platform/testing/exampleUser';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { areCallsMade, forgetReplies, NO_REPLY, refusal, replyLater, replyOf } from '../testing/lateReply';
import { initialWithdrawDraft, saveWithdrawDraft, type WithdrawDraft } from './withdrawDraft';
import WithdrawDialog from './WithdrawDialog';

vi.mock('@reelrupee/platform/router', async (load) => ({
  ...(await load<object>()),
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));

const user = { ...exampleUser, userUpiId: 'asha@upi', walletBalance: 500 };
const onHold = { ...user, walletBalance: 0, onHold: 500 };

afterEach(() => {
  cleanup();
  forgetReplies();
  sessionStorage.clear();
});

function draftOf(amount: string): WithdrawDraft {
  return { ...initialWithdrawDraft('u1'), amount };
}

/** The draft of a request whose reply was lost, found in the tab later. */
function foundDraft(amount: string): WithdrawDraft {
  saveWithdrawDraft('u1', { ...draftOf(amount), sentPaise: Number(amount) * 100 });
  return initialWithdrawDraft('u1');
}

function callbacks() {
  return { onPayeeNeeded: vi.fn(), onRefused: vi.fn(), onDone: vi.fn(), onClose: vi.fn() };
}

/** Takes the next request of the draft. */
function replyTo({ amount, requestKey, payTo }: WithdrawDraft, shownPayee = 'asha@upi') {
  const payload = { userId: 'u1', amount: Number(amount), requestKey, payTo, shownPayee };
  return replyLater('withdrawRequest', payload);
}

async function submit(label: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: label }));
  await waitFor(() => expect(areCallsMade()).toBe(true));
}

test('a withdrawal that completes after its dialog was closed leaves no stored draft [WITHDRAW-8]', async () => {
  const draft = draftOf('100');
  const { requestKey } = draft;
  const reply = replyTo(draft);
  const { onDone, ...others } = callbacks();
  const { rerender } = render(<WithdrawDialog user={user} draft={draft} onDone={onDone} {...others} />);
  await submit('Withdraw ₹100.00');
  rerender(<WithdrawDialog user={user} draft={null} onDone={onDone} {...others} />);
  expect(initialWithdrawDraft('u1').requestKey).toBe(requestKey);
  await reply(replyOf(null));
  await waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith(requestKey));
  expect(initialWithdrawDraft('u1')).toMatchObject({ amount: '' });
  expect(initialWithdrawDraft('u1').requestKey).not.toBe(requestKey);
});

test('a request for the whole balance is repeated after a lost reply, although it is on hold by then [WITHDRAW-8]', async () => {
  const draft = draftOf('500');
  const { onDone, ...others } = callbacks();
  const lost = replyTo(draft);
  const { rerender } = render(<WithdrawDialog user={user} draft={draft} onDone={onDone} {...others} />);
  await submit('Withdraw ₹500.00');
  await lost(NO_REPLY);
  await screen.findByText(/We got no confirmation, so we cannot tell/);
  rerender(<WithdrawDialog user={onHold} draft={draft} onDone={onDone} {...others} />);
  const again = replyTo(draft);
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw ₹500.00' }));
  await again(replyOf({ status: 'pending' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith(draft.requestKey));
  expect(initialWithdrawDraft('u1').sentPaise).toBeNull();
});

test('another amount than that which was sent is still checked against the balance [WITHDRAW-1]', async () => {
  render(<WithdrawDialog user={onHold} draft={foundDraft('500')} {...callbacks()} />);
  const amount = screen.getByLabelText('Amount');
  await userEvent.clear(amount);
  await userEvent.type(amount, '400');
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('Please enter a valid amount')).toBeDefined();
});

test('a request without a confirmation that is found later says so, and is the same when repeated [WITHDRAW-8]', async () => {
  const draft = foundDraft('500');
  const { onDone, ...others } = callbacks();
  render(<WithdrawDialog user={onHold} draft={draft} onDone={onDone} {...others} />);
  expect(screen.getByRole('status').textContent).toContain(
    'no confirmation of your last request, for ₹500.00',
  );
  const reply = replyTo(draft);
  await submit('Withdraw ₹500.00');
  await reply(replyOf(null));
  await waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith(draft.requestKey));
});

test.each(['rejected', 'approved'])(
  'a found request that was %s since is not confirmed as a new one; the next attempt is new [WITHDRAW-8]',
  async (status) => {
    const draft = foundDraft('500');
    const { onDone, onRefused, ...others } = callbacks();
    render(<WithdrawDialog user={user} draft={draft} onDone={onDone} onRefused={onRefused} {...others} />);
    const reply = replyTo(draft);
    await submit('Withdraw ₹500.00');
    await reply(replyOf({ status }));
    expect(await screen.findByText(/Nothing new was withdrawn/)).toBeDefined();
    expect(onDone).not.toHaveBeenCalled();
    expect(onRefused).toHaveBeenCalledExactlyOnceWith(draft.requestKey, {
      ...draft,
      requestKey: expect.not.stringMatching(draft.requestKey),
      sentPaise: null,
    });
  },
);

test.each<[number, string, Partial<WithdrawDraft> | null]>([
  [409, 'gives a new key', null],
  [429, 'leaves an unsent request', { sentPaise: null }],
  [500, 'leaves a request that may have arrived', { sentPaise: 10_000 }],
])('a reply of code %i %s [WITHDRAW-8]', async (code, _name, stored) => {
  const draft = draftOf('100');
  const { onRefused, ...others } = callbacks();
  render(<WithdrawDialog user={user} draft={draft} onRefused={onRefused} {...others} />);
  const reply = replyTo(draft);
  await submit('Withdraw ₹100.00');
  await reply(refusal(code, 'Not now.'));
  expect(await screen.findByText('Not now.')).toBeDefined();
  expect(onRefused).toHaveBeenCalledTimes(code === 500 ? 0 : 1);
  if (stored) {
    await waitFor(() =>
      expect(initialWithdrawDraft('u1')).toMatchObject({ requestKey: draft.requestKey, ...stored }),
    );
  }
});

test.each([
  [409, 'Not now.'],
  [429, 'Not now.'],
  [400, 'Please update UPI ID or bank details'],
  [401, 'Please log in to continue.'],
])(
  'a request that is refused with %i after its dialog was closed is no earlier one later [WITHDRAW-8]',
  async (code, msg) => {
    const draft = draftOf('100');
    const { onRefused, onPayeeNeeded, ...others } = callbacks();
    const dialog = (shown: WithdrawDraft | null) => (
      <WithdrawDialog
        user={user}
        draft={shown}
        onRefused={onRefused}
        onPayeeNeeded={onPayeeNeeded}
        {...others}
      />
    );
    const { rerender } = render(dialog(draft));
    const reply = replyTo(draft);
    await submit('Withdraw ₹100.00');
    rerender(dialog(null));
    await reply(refusal(code, msg));
    const unsent = { amount: '100', sentPaise: null };
    await waitFor(() =>
      expect(onRefused).toHaveBeenCalledExactlyOnceWith(draft.requestKey, expect.objectContaining(unsent)),
    );
    expect(initialWithdrawDraft('u1')).toMatchObject(unsent);
    expect(onPayeeNeeded).not.toHaveBeenCalled();
  },
);

const { keyReused, payeeChanged } = actions.withdrawRequest.errors;

test.each([keyReused, payeeChanged])(
  'a found request that had arrived otherwise says that the next one is a second withdrawal: %j [WITHDRAW-8]',
  async ({ code, msg }) => {
    const draft = { ...foundDraft('60'), amount: '30' };
    const { onRefused, ...others } = callbacks();
    render(<WithdrawDialog user={user} draft={draft} onRefused={onRefused} {...others} />);
    const reply = replyTo(draft);
    await submit('Withdraw ₹30.00');
    await reply(refusal(code, msg));
    expect(await screen.findByText(/your earlier request, for ₹60\.00\. .* second withdrawal/)).toBeDefined();
    expect(onRefused).toHaveBeenCalledExactlyOnceWith(
      draft.requestKey,
      expect.objectContaining({ requestKey: expect.not.stringMatching(draft.requestKey), sentPaise: null }),
    );
  },
);

test('a refused image does not end a request that may have arrived before [WITHDRAW-8]', async () => {
  const draft = foundDraft('500');
  const { onRefused, ...others } = callbacks();
  render(<WithdrawDialog user={onHold} draft={draft} onRefused={onRefused} {...others} />);
  const reply = replyTo(draft);
  await submit('Withdraw ₹500.00');
  await reply(refusal(415, 'Not an image.'));
  expect(await screen.findByText('Not an image.')).toBeDefined();
  expect(onRefused).toHaveBeenCalledExactlyOnceWith(draft.requestKey, draft);
  expect(initialWithdrawDraft('u1')).toMatchObject({ requestKey: draft.requestKey, sentPaise: 50_000 });
});

test('a request that needs a payee first was not sent, so it is no earlier one when it resumes [WITHDRAW-6]', async () => {
  const draft = draftOf('100');
  const { onPayeeNeeded, ...others } = callbacks();
  render(<WithdrawDialog user={user} draft={draft} onPayeeNeeded={onPayeeNeeded} {...others} />);
  const reply = replyTo(draft);
  await submit('Withdraw ₹100.00');
  await reply(refusal(400, 'Please update UPI ID or bank details'));
  await waitFor(() => expect(onPayeeNeeded).toHaveBeenCalledExactlyOnceWith(draft));
  expect(initialWithdrawDraft('u1')).toEqual(draft);
});

test.each([
  ['bank', /because of a problem at our bank/],
  ['check', /for a security check/],
] as const)('while withdrawals are paused, the form says so first (%s)', (withdrawalsPaused, text) => {
  render(<WithdrawDialog user={{ ...user, withdrawalsPaused }} draft={draftOf('')} {...callbacks()} />);
  const note = screen.getByText(text);
  const amount = screen.getByRole('textbox');
  expect(note.compareDocumentPosition(amount)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  // A date of the payout would contradict it.
  expect(screen.queryByText(/working days/)).toBeNull();
});

test('the refusal of a pause is said once, when the user is known to be paused', async () => {
  const draft = draftOf('500');
  const others = callbacks();
  const { rerender } = render(<WithdrawDialog user={user} draft={draft} {...others} />);
  const reply = replyTo(draft);
  await submit('Withdraw ₹500.00');
  await reply(refusal(409, withdrawalsPaused.bank.msg));
  const text = /because of a problem at our bank/;
  expect(await screen.findAllByText(text)).toHaveLength(1);
  rerender(<WithdrawDialog user={{ ...user, withdrawalsPaused: 'bank' }} draft={draft} {...others} />);
  expect(screen.getAllByText(text)).toHaveLength(1);
});
