// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ErrorScreen } from './ErrorScreen';

const alertText = () => screen.getByRole('alert').textContent;

afterEach(() => {
  cleanup();
  window.dispatchEvent(new Event('online'));
});

test.each(['unreachable', 'style'] as const)(
  'a screen that is %s blames the network only without one',
  (failure) => {
    render(<ErrorScreen title="Plans" failure={failure} onRetry={() => undefined} />);
    expect(alertText()).toContain('It could not be loaded. Try again in a moment.');
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(alertText()).toContain('Check your connection');
  },
);
