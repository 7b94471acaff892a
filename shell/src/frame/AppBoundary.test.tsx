// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { captureClicks } from '../startup/clickReplay';
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

test('its Reload works on a prerendered page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.useFakeTimers();
  const reload = vi.fn();
  vi.stubGlobal('location', { pathname: '/login', reload });
  document.body.innerHTML = '<div id="root" data-path="/login"><button>Log in</button></div>';
  captureClicks();
  render(
    <AppBoundary>
      <Broken />
    </AppBoundary>,
    { container: document.getElementById('root') ?? document.body },
  );
  screen.getByRole('button', { name: 'Reload' }).click();
  expect(reload).toHaveBeenCalledOnce();
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
