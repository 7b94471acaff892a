// @vitest-environment jsdom
import { publishPreloadedQueries } from '@reelrupee/platform/preloadedQuery';
import { Router, staticHistory } from '@reelrupee/platform/router';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { ConfirmEmail } from './ConfirmEmail';

afterEach(() => {
  cleanup();
  publishPreloadedQueries([]);
});

test('a second tap sends the code no second time; after a refusal the user can try again', async () => {
  let refuse: () => void = () => undefined;
  const result = new Promise<{ kind: 'response'; status: number; body: object }>((resolve) => {
    refuse = () =>
      resolve({ kind: 'response', status: 200, body: { code: 410, msg: 'Too late.', data: null } });
  });
  const call = { name: 'verifyEmail', payload: { code: 'c1' }, token: null, result, abort: () => undefined };
  publishPreloadedQueries([call, call]);
  render(
    <Router history={staticHistory('/login')}>
      <ConfirmEmail code="c1" />
    </Router>,
  );
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm email' });
  await userEvent.dblClick(button);
  expect(window.reelrupeePreloadedQueries).toHaveLength(1);
  await act(async () => refuse());
  expect(await screen.findByText('Too late.')).toBeDefined();
  expect(button.disabled).toBe(false);
});
