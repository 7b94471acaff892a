// @vitest-environment jsdom
import { setLanguage, useLanguage } from '@reelrupee/platform';
import { Router, staticHistory } from '@reelrupee/platform/router';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import RecoverAccount from './RecoverAccount';

afterEach(async () => {
  cleanup();
  await setLanguage('en');
});

/** Renders again after a switch of the language, as the app does. */
function Screen() {
  useLanguage();
  return <RecoverAccount recovery={{ kind: 'reset', code: 'c1' }} />;
}

test('the target of a mailed link can be read in the other language', async () => {
  render(
    <Router history={staticHistory('/login')}>
      <Screen />
    </Router>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'हिन्दी' }));
  expect(await screen.findByRole('heading', { name: 'नया पासवर्ड' })).toBeDefined();
  expect(screen.getByLabelText('नया पासवर्ड')).toBeDefined();
});
