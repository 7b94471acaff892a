// @vitest-environment jsdom
import { LANGUAGES } from '@reelrupee/contract/languages';
import { applyLanguage } from '@reelrupee/platform';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { FeedControls } from './FeedControls';

afterEach(async () => {
  cleanup();
  await applyLanguage('en');
});

const commands = {
  previous: vi.fn(),
  next: vi.fn(),
  toggle: vi.fn(),
  mute: vi.fn(),
  captions: vi.fn(),
};

test.each(LANGUAGES)('each control of a muted feed has a name of its own (%s)', async (language) => {
  await applyLanguage(language);
  render(<FeedControls commands={commands} muted showSoundHint captions atStart atEnd hasReel />);
  const names = screen.getAllByRole('button').map((one) => one.getAttribute('aria-label') ?? one.textContent);
  expect(names).toHaveLength(5);
  expect(new Set(names).size).toBe(5);
});
