// @vitest-environment jsdom
import { browserHistory, Router, useLocation } from '@reelrupee/platform/router';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Frame } from './Frame';

afterEach(() => vi.unstubAllGlobals());

function Plan() {
  return <p>{String(useLocation().state)}</p>;
}

test('the way past the navigation keeps the navigation state of the screen', async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  window.history.replaceState({ usr: 'Starter plan', key: 'one' }, '', '/rechargeNow');
  render(
    <Router history={browserHistory()}>
      <Frame>
        <Plan />
      </Frame>
    </Router>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Skip to content' }));
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(window.location.hash).toBe('');
  expect(screen.getByText('Starter plan')).toBeDefined();
});
