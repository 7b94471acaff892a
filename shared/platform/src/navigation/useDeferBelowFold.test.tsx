// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { useDeferBelowFold } from './useDeferBelowFold';

afterEach(cleanup);

/** What each drawing of a screen was told, in their order. */
function drawings(): { told: boolean[]; Screen: () => string } {
  const told: boolean[] = [];
  return {
    told,
    Screen: () => {
      told.push(useDeferBelowFold());
      return 'The screen';
    },
  };
}

test('a page that was loaded is drawn whole', () => {
  const { told, Screen } = drawings();
  render(<Screen />, { wrapper: MemoryRouter });
  expect(told).toEqual([true]);
});

test('a screen that a tap opened is drawn in two steps', async () => {
  const { told, Screen } = drawings();
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
  expect(told).toEqual([false, true]);
});
