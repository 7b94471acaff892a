// @vitest-environment jsdom
import { Router, staticHistory } from '@reelrupee/platform/router';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ErrorSlot } from './ErrorSlot';

const open = (onRetry: (() => void) | null) =>
  render(
    <Router history={staticHistory('/reels')}>
      <ErrorSlot text="This plan has ended." retrying={false} onRetry={onRetry} />
    </Router>,
  );

test('a reel that failed to load has a retry', () => {
  open(() => undefined);
  expect(screen.getByRole('button', { name: 'Retry' })).toBeDefined();
});

test('a reel that is refused has no retry, and leads to the plans', () => {
  open(null);
  expect(screen.getByRole('alert').textContent).toBe('This plan has ended.');
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'Your plans' }).getAttribute('href')).toBe('/current_plan');
});
