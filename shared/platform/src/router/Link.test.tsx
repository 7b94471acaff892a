// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { browserHistory } from './browserHistory';
import { Link, type LinkProps } from './Link';
import { Router } from './Router';
import { useLocation } from './useLocation';

// A new entry: one that another test file went back from would have entries after it, which the next one removes.
beforeEach(() => window.history.pushState(null, '', '/plan?sort=price'));
function Address() {
  const { pathname, search, state } = useLocation();
  return <output>{`${pathname}${search} ${JSON.stringify(state)}`}</output>;
}

function renderLink(props: LinkProps): HTMLElement {
  render(
    <Router history={browserHistory()}>
      <Link {...props}>Go</Link>
      <Address />
    </Router>,
  );
  return screen.getByText('Go');
}

const address = () => screen.getByRole('status').textContent;
/** True if the browser is left to follow the link. */
const isLeftToBrowser = (link: HTMLElement, init?: MouseEventInit) => {
  let left = false;
  const stop = (event: Event) => {
    left = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', stop, { once: true });
  fireEvent.click(link, init);
  return left;
};

test('a tap opens the address with its state, as a new history entry', () => {
  const { length } = window.history;
  const link = renderLink({ to: '/profile', state: { planId: 'one' } });
  expect(link.getAttribute('href')).toBe('/profile');
  expect(isLeftToBrowser(link)).toBe(false);
  expect(address()).toBe('/profile {"planId":"one"}');
  expect(window.history.length).toBe(length + 1);
});

test.each<[string, LinkProps]>([
  ['a link that replaces', { to: '/profile', replace: true }],
  ['a link to the present address', { to: '/plan?sort=price' }],
])('%s adds no history entry', (_name, props) => {
  const { length } = window.history;
  fireEvent.click(renderLink(props));
  expect(window.history.length).toBe(length);
});

test('a query alone keeps the path', () => {
  const link = renderLink({ to: '?sort=days' });
  expect(link.getAttribute('href')).toBe('/plan?sort=days');
  fireEvent.click(link);
  expect(address()).toBe('/plan?sort=days null');
});

test.each<MouseEventInit>([
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])('a click with %j is left to the browser', (init) => {
  expect(isLeftToBrowser(renderLink({ to: '/profile' }), init)).toBe(true);
  expect(address()).toBe('/plan?sort=price null');
});

test.each<LinkProps>([
  { to: '/terms', target: '_blank' },
  { to: 'https://elsewhere.example/' },
  { to: 'mailto:help@elsewhere.example' },
])('a link with %j is left to the browser', (props) => {
  expect(isLeftToBrowser(renderLink(props))).toBe(true);
  expect(address()).toBe('/plan?sort=price null');
});

test('a handler that prevents the default opens nothing', () => {
  fireEvent.click(renderLink({ to: '/profile', onClick: (event) => event.preventDefault() }));
  expect(address()).toBe('/plan?sort=price null');
});

test('a link outside of a router names what it lacks', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  expect(() => render(<Link to="/plan">Go</Link>)).toThrow('need a <Router> around them');
});
