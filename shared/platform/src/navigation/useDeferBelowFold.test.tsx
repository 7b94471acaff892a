// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { useDeferBelowFold } from './useDeferBelowFold';

afterEach(cleanup);

/** Records the value of each render of a screen. */
function recordRenders(): { renders: boolean[]; Screen: () => string } {
  const renders: boolean[] = [];
  return {
    renders,
    Screen: () => {
      renders.push(useDeferBelowFold());
      return 'The screen';
    },
  };
}

test('a loaded page renders everything at once', () => {
  const { renders, Screen } = recordRenders();
  render(<Screen />, { wrapper: MemoryRouter });
  expect(renders).toEqual([true]);
});

test('a screen opened by a tap renders in two passes', async () => {
  const { renders, Screen } = recordRenders();
  render(
    <MemoryRouter useTransitions={false}>
      <Link to="/screen">Open</Link>
      <Routes>
        <Route path="/" element={null} />
        <Route path="/screen" element={<Screen />} />
      </Routes>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByText('Open'));
  expect(screen.queryByText('The screen')).not.toBeNull();
  expect(renders).toEqual([false, true]);
});
