// @vitest-environment jsdom
import { clearQueries } from '@reelrupee/platform';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetReplies, NO_REPLY, replyLater, replyOf } from '../testing/lateReply';
import { ReminderControls } from './ReminderControls';

const device = { endpoint: 'https://push.example/device', keys: { p256dh: 'public', auth: 'secret' } };
const reminderAt = (hour: number) => replyOf({ publicKey: 'key', hour, isOn: true, nextOn: '2026-11-30' });

/** Gives the page a service worker, which jsdom does not have. */
function installWorker(getRegistration: () => Promise<object>): void {
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { getRegistration } });
}

beforeEach(() => {
  const options = { applicationServerKey: new TextEncoder().encode('old').buffer };
  const unsubscribe = async () => true;
  const subscription = { endpoint: device.endpoint, options, unsubscribe, toJSON: () => device };
  const registration = { pushManager: { getSubscription: async () => subscription } };
  installWorker(async () => registration);
});
afterEach(() => {
  cleanup();
  clearQueries();
  forgetReplies();
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.useRealTimers();
});

/**
 * A reminder at 9, whose move to 20 o'clock is on its way, with the key of the subscription; returns a function that gives
 * the reply to the move.
 */
async function moveReminder() {
  const replyToQuery = replyLater('getReminder', { userId: 'u1', endpoint: device.endpoint });
  const replyToMove = replyLater('setReminder', { userId: 'u1', hour: 20, ...device, publicKey: 'b2xk' });
  render(<ReminderControls userId="u1" onRefused={vi.fn()} />);
  await replyToQuery(reminderAt(9));
  await screen.findByText(/9 in the morning\.$/);
  await userEvent.selectOptions(hour(), '20');
  return replyToMove;
}

const status = () => screen.getByRole('status').textContent;
const hour = () => screen.getByRole('combobox', { name: 'Time' });

test('the reminder states its saved hour while another one is being saved, and the new one afterwards', async () => {
  const reply = await moveReminder();
  expect(status()).toMatch(/9 in the morning\.$/);
  expect(hour()).toHaveProperty('value', '20');
  await reply(reminderAt(20));
  await waitFor(() => expect(status()).toMatch(/8 at night\.$/));
});

test('an hour that could not be saved is neither stated nor chosen', async () => {
  const reply = await moveReminder();
  await reply(NO_REPLY);
  await waitFor(() => expect(hour()).toHaveProperty('value', '9'));
  expect(status()).toMatch(/9 in the morning\.$/);
});

test('the list of hours keeps the focus while one is being saved, and takes no other one', async () => {
  await moveReminder();
  expect(document.activeElement).toBe(hour());
  // A disabled list loses the focus in browsers, though not in jsdom.
  expect(hour()).toHaveProperty('disabled', false);
  expect(hour().getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole('button', { name: 'Turn off' })).toHaveProperty('disabled', false);
  await userEvent.selectOptions(hour(), '7');
  expect(hour()).toHaveProperty('value', '20');
});

const ENDED =
  'Your reminder on this device has ended, as it does at each log-out. Turn it on again if you want it.';

/** Shows the reminder of a user, in a browser that the provider knows or not. */
async function showReminder(userId: string, isOn: boolean) {
  const reply = replyLater('getReminder', { userId, endpoint: device.endpoint });
  const { unmount } = render(<ReminderControls userId={userId} onRefused={vi.fn()} />);
  expect(status()).not.toBe(ENDED);
  await reply(isOn ? reminderAt(9) : replyOf({ publicKey: 'key', hour: 9, isOn: false }));
  await waitFor(() => expect(hour()).toHaveProperty('disabled', false));
  return () => {
    unmount();
    clearQueries();
  };
}

test('a reminder that has ended with its session says so to its user, until it is turned on again', async () => {
  const leave = await showReminder('u1', true);
  leave();
  // An ended session has ended the subscription.
  const leaveEnded = await showReminder('u1', false);
  expect(status()).toBe(ENDED);
  leaveEnded();
  const leaveOther = await showReminder('u2', false);
  expect(status()).toMatch(/^One message a day/);
  leaveOther();
  const leaveOn = await showReminder('u1', true);
  expect(status()).toMatch(/^The reminder is on/);
  const end = replyLater('endReminder', { userId: 'u1', endpoint: device.endpoint });
  await userEvent.click(screen.getByRole('button', { name: 'Turn off' }));
  await end(replyOf(null));
  await waitFor(() => expect(status()).toMatch(/^One message a day/));
  leaveOn();
});

test('the words that a reminder has ended can be put away, and do not come back', async () => {
  const leave = await showReminder('u1', true);
  leave();
  const leaveEnded = await showReminder('u1', false);
  expect(status()).toBe(ENDED);
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(status()).toMatch(/^One message a day/);
  expect(screen.queryByRole('button', { name: 'OK' })).toBeNull();
  // The tapped button is gone; the next one in its place has the focus.
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Turn on' }));
  leaveEnded();
  await showReminder('u1', false);
  expect(status()).toMatch(/^One message a day/);
});

test.each(['2026-11-30T06:00:00Z', '2016-01-01T00:00:00Z'])(
  'the reminder states its day on a phone whose clock shows %s',
  async (now) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
    const reply = replyLater('getReminder', { userId: 'u1', endpoint: device.endpoint });
    render(<ReminderControls userId="u1" onRefused={vi.fn()} />);
    await reply(reminderAt(9));
    await screen.findByText('The reminder is on. The next one comes on 30 November at 9 in the morning.');
  },
);

test('a browser that refuses service workers, as with cookies blocked, shows the reminder as off', async () => {
  installWorker(() => Promise.reject(new DOMException('denied', 'SecurityError')));
  const reply = replyLater('getReminder', { userId: 'u1', endpoint: '' });
  render(<ReminderControls userId="u1" onRefused={vi.fn()} />);
  await reply(replyOf({ publicKey: 'key', isOn: false }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Turn on' })).toHaveProperty('disabled', false),
  );
});
