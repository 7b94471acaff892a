// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { browserHistory } from './browserHistory';
import { Link } from './Link';
import { Router } from './Router';
import { useDeferBelowFold } from './useDeferBelowFold';
import { useLocation } from './useLocation';

beforeEach(() => window.history.replaceState(null, '', '/'));
/** Records the value of each render of a screen. */
function recordRenders() {
  const renders: boolean[] = [];
  const Screen = () => {
    renders.push(useDeferBelowFold());
    return 'The screen';
  };
  /** Shows the screen at a path, and a link to it elsewhere. */
  const App = ({ path }: { path: string }) =>
    useLocation().pathname === path ? <Screen /> : <Link to={path}>Open</Link>;
  return { renders, App };
}

test('a loaded page renders everything at once', () => {
  const { renders, App } = recordRenders();
  render(
    <Router history={browserHistory()}>
      <App path="/" />
    </Router>,
  );
  expect(renders).toEqual([true]);
});

test('a screen opened by a tap renders in two passes', async () => {
  const { renders, App } = recordRenders();
  render(
    <Router history={browserHistory()}>
      <App path="/screen" />
    </Router>,
  );
  await userEvent.click(screen.getByText('Open'));
  expect(screen.queryByText('The screen')).not.toBeNull();
  expect(renders).toEqual([false, true]);
});
