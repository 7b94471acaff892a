// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AppBoundary } from './AppBoundary';

function Broken(): never {
  throw new Error('nav is undefined');
}

test('an error above the screens leaves a way on, and becomes an uncaught error of the page', () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <AppBoundary>
      <Broken />
    </AppBoundary>,
  );
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
  expect(() => vi.runAllTimers()).toThrow('nav is undefined');
  vi.useRealTimers();
});
