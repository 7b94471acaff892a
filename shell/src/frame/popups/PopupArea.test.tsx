// @vitest-environment jsdom
import { askConfirm, showPopup } from '@reelrupee/platform';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ToastArea } from '../ToastArea';
import { popupDialog } from './loadPopupDialog';
import { PopupArea } from './PopupArea';

const QUESTION = { title: 'Are you sure?', confirmLabel: 'Yes', cancelLabel: 'Cancel' };

function renderAreas(): void {
  render(
    <>
      <ToastArea />
      <PopupArea />
    </>,
  );
}

test('without the code of the dialog a notice becomes a toast', async () => {
  vi.spyOn(popupDialog, 'load').mockResolvedValue(null);
  renderAreas();
  act(() => showPopup({ title: 'Welcome', text: 'Asha', tone: 'success', closesAfterMs: null }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Welcome\nAsha'));
});

test('without the code of the dialog the browser asks a question', async () => {
  vi.spyOn(popupDialog, 'load').mockResolvedValue(null);
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(true);
  const isConfirmed = askConfirm({ ...QUESTION, text: 'Do you want to log out?' });
  renderAreas();
  expect(await isConfirmed).toBe(true);
  expect(confirm).toHaveBeenCalledExactlyOnceWith('Are you sure?\nDo you want to log out?');
});

test('the dialog is loaded with the first popup and answers the question', async () => {
  const isConfirmed = askConfirm(QUESTION);
  renderAreas();
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await isConfirmed).toBe(false);
});
