// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ErrorScreen } from './ErrorScreen';

test.each(['unreachable', 'style'] as const)('a screen that is %s does not blame the network', (failure) => {
  const onRetry = vi.fn();
  render(<ErrorScreen title="Plans" failure={failure} onRetry={onRetry} />);
  expect(screen.getByRole('alert').textContent).toContain('It could not be loaded. Try again in a moment.');
  window.dispatchEvent(new Event('online'));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('a screen that is rendered again by what else the network’s return does is tried again too', () => {
  const onRetry = vi.fn<() => void>();
  const errorScreen = () => <ErrorScreen title="Plans" failure="unreachable" onRetry={() => onRetry()} />;
  window.addEventListener('online', () => view.rerender(errorScreen()), { once: true });
  const view = render(errorScreen());
  window.dispatchEvent(new Event('online'));
  expect(onRetry).toHaveBeenCalledOnce();
});
