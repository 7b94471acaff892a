// @vitest-environment jsdom
import { Router, staticHistory } from '@reelrupee/platform/router';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { ProofDraft } from './proofDraft';
import ProofForm from './ProofForm';

afterEach(cleanup);

const CHANGED =
  'The price was ₹1,020.00 and is now ₹2,040.00. If you have paid ₹1,020.00 already, send its proof at once: we accept it for one hour after the change. Otherwise pay and enter ₹2,040.00.';
const onDraftChange = vi.fn<(draft: ProofDraft) => void>();

function form(total: number, draft: ProofDraft | null = null, uploadProgress: number | null = null) {
  return (
    <Router history={staticHistory('/rechargeNow')}>
      <ProofForm
        draft={draft}
        onDraftChange={onDraftChange}
        total={total}
        uploadProgress={uploadProgress}
        error={null}
        onSend={async () => undefined}
        onCancel={() => undefined}
      />
    </Router>
  );
}

/** Tries to send the form without a screenshot, so that all fields are checked and nothing is sent. */
async function send(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Confirm Recharge' }));
  await screen.findByText('Recharge screen shot image is required.');
}

const enterAmount = (value: string) =>
  fireEvent.input(screen.getByLabelText('Amount paid'), { target: { value } });

test('a price that changes while the user pays is told, and both prices may be sent', async () => {
  const { rerender } = render(form(1020));
  expect(screen.queryByText(/The price was/)).toBeNull();
  rerender(form(2040));
  expect(screen.getByText(CHANGED)).toBeDefined();
  await send();
  expect(screen.queryByText(/enter exactly/)).toBeNull();
  enterAmount('2040');
  await send();
  expect(screen.queryByText(/enter exactly/)).toBeNull();
  enterAmount('1500');
  expect(await screen.findByText('Please pay and enter exactly ₹2,040.00.')).toBeDefined();
});

test('of a price that changes twice the last change is told, and all three prices may be sent', async () => {
  const { rerender } = render(form(1020));
  rerender(form(2040));
  rerender(form(3060));
  expect(screen.getByText(/^The price was ₹2,040\.00 and is now ₹3,060\.00\./)).toBeDefined();
  for (const amount of ['1020', '2040', '3060']) {
    enterAmount(amount);
    await send();
    expect(screen.queryByText(/enter exactly/)).toBeNull();
  }
  const draft = onDraftChange.mock.lastCall?.[0] ?? null;
  cleanup();
  render(form(1020, draft));
  expect(screen.getByText(/^The price was ₹3,060\.00 and is now ₹1,020\.00\./)).toBeDefined();
  enterAmount('2040');
  await send();
  expect(screen.queryByText(/enter exactly/)).toBeNull();
});

test('a price that changes while the page is unloaded is told, too', async () => {
  render(form(1020));
  fireEvent.input(screen.getByLabelText('Transaction ID'), { target: { value: '412345678901' } });
  const draft = onDraftChange.mock.lastCall?.[0] ?? null;
  cleanup();
  render(form(2040, draft));
  expect(screen.getByText(CHANGED)).toBeDefined();
  await send();
  expect(screen.queryByText(/enter exactly/)).toBeNull();
});

test('the focus stays while a proof is being sent, and no value can be changed', () => {
  const { rerender } = render(form(1020));
  const id = screen.getByLabelText<HTMLInputElement>('Transaction ID');
  id.focus();
  rerender(form(1020, null, 0));
  expect(document.activeElement).toBe(id);
  // A disabled field loses the focus in browsers, though not in jsdom.
  expect(id.matches(':disabled')).toBe(false);
  expect(id.readOnly).toBe(true);
  const button = screen.getByRole('button', { name: 'Processing...' });
  expect(button).toHaveProperty('disabled', false);
  expect(button.getAttribute('aria-disabled')).toBe('true');
});

test('a cancelled upload leads the focus back to the button that sends the proof', async () => {
  const { rerender } = render(form(1020, null, 0));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  rerender(form(1020));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Confirm Recharge' }));
});
