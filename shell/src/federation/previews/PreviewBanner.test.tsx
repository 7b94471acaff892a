// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PREVIEWS_KEY, type Preview } from './preview';

const preview: Preview = {
  remote: 'mf-quiz',
  release: { id: '1.0.0-a', platform: '^1.0.0', routes: [], files: {} },
  base: 'https://site.test/mf-quiz/1.0.0-a/',
  verified: true,
};

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.setItem(PREVIEWS_KEY, JSON.stringify([preview]));
  document.body.innerHTML = `<script type="application/json" id="reelrupee-composition">{"id":"one","remotes":{}}</script>`;
});
afterEach(() => void vi.useRealTimers());

test('the error of a previewed screen is shown, also one that comes later', async () => {
  // The modules read the tab's storage and the page's composition when they are loaded.
  vi.resetModules();
  const { recordLoadEvent } = await import('../reports/loadEvents');
  const { PreviewBanner } = await import('./PreviewBanner');
  render(<PreviewBanner />, { container: document.body.appendChild(document.createElement('div')) });
  expect(screen.getByRole('status').textContent).not.toContain('TypeError');
  const own = { remote: 'mf-quiz', release: '1.0.0-a', role: 'override' } as const;
  recordLoadEvent({ ...own, event: 'render', error: new TypeError('no width') });
  act(() => void vi.advanceTimersByTime(500));
  expect(screen.getByText(/mf-quiz, render: TypeError: no width/)).toBeDefined();
});
