// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { MAIN_ID } from './focusMain';
import { useRouteChange } from './useRouteChange';

function Page({ path, children }: { path: string; children?: ReactNode }) {
  useRouteChange(path, path);
  return (
    <main key={path} id={MAIN_ID} tabIndex={-1}>
      {children}
    </main>
  );
}

test('the screen of a new route has the focus', () => {
  const { rerender } = render(<Page path="/plan" />);
  expect(document.activeElement).toBe(document.body);
  rerender(<Page path="/profile" />);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('a field that a new screen or its user has focused keeps the focus', () => {
  const { rerender } = render(<Page path="/plan" />);
  rerender(
    <Page path="/update-profile">
      <input autoFocus />
    </Page>,
  );
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});
