// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { browserHistory } from './browserHistory';
import { Router } from './Router';
import { staticHistory } from './staticHistory';
import { useLocation } from './useLocation';
import { useNavigate } from './useNavigate';

beforeEach(() => window.history.replaceState(null, '', '/'));
function Address() {
  const { pathname, search } = useLocation();
  return `${pathname}${search}`;
}

test('Back renders the address that the browser went to', () => {
  render(
    <Router history={browserHistory()}>
      <Address />
    </Router>,
  );
  act(() => {
    window.history.replaceState(null, '', '/profile');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(screen.getByText('/profile')).toBeDefined();
});

test('the function that opens an address stays the same when the address changes', () => {
  const seen = new Set<unknown>();
  function Screen() {
    const navigate = useNavigate();
    seen.add(navigate);
    return <button onClick={() => navigate('/plan')}>{useLocation().pathname}</button>;
  }
  render(
    <Router history={browserHistory()}>
      <Screen />
    </Router>,
  );
  act(() => screen.getByRole('button').click());
  expect(screen.getByRole('button').textContent).toBe('/plan');
  expect(seen.size).toBe(1);
});

test('an address renders without a browser', () => {
  const html = renderToString(
    <Router history={staticHistory('/login?form=signup')}>
      <Address />
    </Router>,
  );
  expect(html).toBe('/login?form=signup');
});
