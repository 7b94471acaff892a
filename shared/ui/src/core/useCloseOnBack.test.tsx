// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { leaveDialogEntry, useCloseOnBack } from './useCloseOnBack';

function Dialog({ open = true, onClose = () => undefined }: { open?: boolean; onClose?: () => void }) {
  useCloseOnBack(open, onClose);
  return null;
}

const SCREEN = { key: 'screen' };
/** Calls of `history.back()`; the browser goes back when the test says so, as a busy one does it later. */
let backs: MockInstance<() => void>;

beforeEach(() => {
  window.history.pushState(SCREEN, '', '/profile');
  backs = vi.spyOn(window.history, 'back').mockReturnValue(undefined);
});

/** The browser goes by so many entries. */
async function go(entries: number): Promise<void> {
  const popped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  window.history.go(entries);
  await popped;
}

const goBack = () => go(-1);

const timersRun = () => new Promise((resolve) => setTimeout(resolve));

async function openAndClose(): Promise<void> {
  render(<Dialog />).unmount();
  await timersRun();
}

test('Back closes the dialog and stays on the screen', async () => {
  const onClose = vi.fn();
  const { unmount } = render(<Dialog onClose={onClose} />);
  await goBack();
  expect(onClose).toHaveBeenCalledOnce();
  unmount();
  await timersRun();
  expect(backs).not.toHaveBeenCalled();
  expect(window.history.state).toEqual(SCREEN);
});

test('a dialog that is closed by other means leaves its history entry', async () => {
  await openAndClose();
  expect(backs).toHaveBeenCalledOnce();
  await goBack();
  expect(window.history.state).toEqual(SCREEN);
});

test('a dialog that opens and closes before the browser has gone back does not leave the screen', async () => {
  await openAndClose();
  await openAndClose();
  expect(backs).toHaveBeenCalledOnce();
  await goBack();
  expect(window.history.state).toEqual(SCREEN);
});

test('a dialog that opens before the browser has gone back stays open, and Back closes it', async () => {
  await openAndClose();
  const onClose = vi.fn();
  const { unmount } = render(<Dialog onClose={onClose} />);
  await goBack();
  expect(onClose).not.toHaveBeenCalled();
  await goBack();
  expect(onClose).toHaveBeenCalledOnce();
  unmount();
  await timersRun();
  expect(window.history.state).toEqual(SCREEN);
});

test('the entry of an open dialog is left before a navigation', async () => {
  const { unmount } = render(<Dialog />);
  backs.mockRestore();
  await leaveDialogEntry();
  expect(window.history.state).toEqual(SCREEN);
  unmount();
  await timersRun();
});

test('a browser that goes nowhere, as with a history that was cleared, does not block a navigation', async () => {
  vi.useFakeTimers();
  const { unmount } = render(<Dialog />);
  const onLeft = vi.fn();
  const left = leaveDialogEntry().then(onLeft);
  await vi.advanceTimersByTimeAsync(999);
  expect(onLeft).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onLeft).toHaveBeenCalledOnce();
  await left;
  vi.useRealTimers();
  window.history.replaceState(SCREEN, '');
  unmount();
  await timersRun();
});

test('Forward to the entry of a dialog that was closed by Back leaves it again', async () => {
  const { unmount } = render(<Dialog />);
  await goBack();
  unmount();
  await timersRun();
  await go(1);
  expect(backs).toHaveBeenCalledOnce();
  await goBack();
  expect(window.history.state).toEqual(SCREEN);
});

test('a page that was loaded again while a dialog was open leaves its entry', async () => {
  window.history.pushState({ ...SCREEN, dialog: true }, '');
  render(<Dialog open={false} />);
  await timersRun();
  expect(backs).toHaveBeenCalledOnce();
  await goBack();
});
