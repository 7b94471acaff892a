// @vitest-environment jsdom
import { applyLanguage, clearQueries, useToasts } from '@reelrupee/platform';
import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { areCallsMade, forgetReplies, NO_REPLY, replyLater, replyOf } from '../testing/lateReply';
import { DeviceList } from './DeviceList';

const device = (id: string, current = false) => ({
  _id: id,
  userAgent: 'Chrome/120',
  address: '10.0.0.1',
  createdAt: '2026-01-01T00:00:00.000Z',
  current,
});
const ALL = [device('this', true), device('phone'), device('tablet')];

afterEach(() => {
  cleanup();
  clearQueries();
  forgetReplies();
});

async function showDevices(): Promise<void> {
  const reply = replyLater('getUserSessions', { userId: 'u1' });
  render(<DeviceList userId="u1" />);
  await reply(replyOf(ALL));
  await screen.findByRole('list');
}

const rowButtons = () => screen.getAllByRole('button', { name: /^Log out this device/ });

test('a device that is being logged out keeps the focus on its button, and the others can be logged out, too', async () => {
  await showDevices();
  const reply = replyLater('endUserSession', { userId: 'u1', _id: 'phone' });
  const [phone, tablet] = rowButtons();
  if (!phone || !tablet) throw new Error('The devices have no buttons');
  await userEvent.click(phone);
  expect(document.activeElement).toBe(phone);
  // A disabled button loses the focus in browsers, though not in jsdom.
  expect(phone).toHaveProperty('disabled', false);
  expect(phone.getAttribute('aria-disabled')).toBe('true');
  replyLater('endUserSession', { userId: 'u1', _id: 'tablet' });
  await userEvent.click(tablet);
  expect(areCallsMade()).toBe(true);
  await reply(NO_REPLY);
});

test.each([
  ['Log out this device: Chrome', 'endUserSession', { userId: 'u1', _id: 'phone' }, [ALL[0], ALL[2]]],
  ['Log out everywhere else', 'endUserSessions', { userId: 'u1' }, [ALL[0]]],
])('the list has the focus of a button that is gone: %s', async (name, action, payload, left) => {
  await showDevices();
  const reply = replyLater(action, payload);
  await userEvent.click(screen.getAllByRole('button', { name })[0] ?? document.body);
  const replyAgain = replyLater('getUserSessions', { userId: 'u1' });
  await reply(replyOf(null));
  await replyAgain(replyOf(left));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(left.length));
  expect(document.activeElement).toBe(screen.getByRole('list'));
});

test.each([
  ['This device is logged out.', 'इस डिवाइस से लॉग आउट हो गया।'],
  ['All other devices are logged out.', 'बाकी सभी डिवाइस से लॉग आउट हो गया।'],
])('a log-out is confirmed in Hindi: %s', async (msg, hindi) => {
  await act(() => applyLanguage('hi'));
  await showDevices();
  const action = msg.startsWith('All') ? 'endUserSessions' : 'endUserSession';
  const reply = replyLater(action, { userId: 'u1', ...(msg.startsWith('All') ? {} : { _id: 'phone' }) });
  const buttons = screen.getAllByRole('button');
  await userEvent.click(buttons[msg.startsWith('All') ? buttons.length - 1 : 0] ?? document.body);
  await reply({ kind: 'response', status: 200, body: { code: 200, data: null, msg } });
  const toasts = renderHook(useToasts).result;
  await waitFor(() => expect(toasts.current.at(-1)?.text).toBe(hindi));
  await act(() => applyLanguage('en'));
});
