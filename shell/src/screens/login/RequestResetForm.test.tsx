// @vitest-environment jsdom
import { publishPreloadedQueries } from '@reelrupee/platform/preloadedQuery';
import { Router, staticHistory } from '@reelrupee/platform/router';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { RequestResetForm } from './RequestResetForm';

afterEach(() => {
  cleanup();
  publishPreloadedQueries([]);
});

test('a pasted email is sent without its invisible marks', async () => {
  const body = { code: 200, data: null, msg: 'Check your inbox.' };
  publishPreloadedQueries([
    {
      name: 'requestPasswordReset',
      payload: { email: 'asha@mail.in' },
      token: null,
      result: Promise.resolve({ kind: 'response', status: 200, body }),
      abort: () => undefined,
    },
  ]);
  render(
    <Router history={staticHistory('/login')}>
      <RequestResetForm />
    </Router>,
  );
  fireEvent.input(screen.getByLabelText('Email'), { target: { value: '\u202aAsha@mail.in\u202c' } });
  await userEvent.click(screen.getByRole('button', { name: 'Send link' }));
  expect(await screen.findByText(body.msg)).toBeDefined();
});
