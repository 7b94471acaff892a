// @vitest-environment jsdom
import { publishPreloadedQueries } from '@reelrupee/platform/preloadedQuery';
import { Router, staticHistory } from '@reelrupee/platform/router';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { NewPasswordForm } from './NewPasswordForm';

const PASSWORD = 'correct horse 7';

afterEach(() => {
  cleanup();
  publishPreloadedQueries([]);
});

test('a link that was used up leads to the form for a new one', async () => {
  const body = { code: 400, data: null, msg: 'This code is not valid.' };
  publishPreloadedQueries([
    {
      name: 'resetPassword',
      payload: { code: 'c1', password: PASSWORD, cPassword: PASSWORD },
      token: null,
      result: Promise.resolve({ kind: 'response', status: 200, body }),
      abort: () => undefined,
    },
  ]);
  render(
    <Router history={staticHistory('/login?reset=c1')}>
      <NewPasswordForm code="c1" />
    </Router>,
  );
  const newLink = { name: 'Ask for a new link' };
  expect(screen.queryByRole('link', newLink)).toBeNull();
  await userEvent.type(screen.getByLabelText('New password'), PASSWORD);
  await userEvent.type(screen.getByLabelText('Confirm password'), PASSWORD);
  await userEvent.click(screen.getByRole('button', { name: 'Set password' }));
  expect(await screen.findByText(body.msg)).toBeDefined();
  expect(screen.getByRole('link', newLink).getAttribute('href')).toBe('/login?form=forgot');
});
