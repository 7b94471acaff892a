// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

const COMPOSITION =
  '<script type="application/json" id="reelrupee-composition">{"id":"one","remotes":{}}</script>';

beforeEach(() => {
  vi.resetModules();
  sessionStorage.clear();
});

async function page(root: string) {
  document.body.innerHTML = root + COMPOSITION;
  return import('./firstHtml');
}

test('the HTML of the opened screen stays, until it is taken over', async () => {
  const { clearForeignHtml, htmlIsTakenOver, isInHtml } = await page(
    '<div id="root" data-path="/plan">Plans</div>',
  );
  clearForeignHtml('/plan');
  expect(isInHtml('/plan')).toBe(true);
  htmlIsTakenOver();
  expect(isInHtml('/plan')).toBe(false);
  expect(document.body.textContent).toContain('Plans');
});

test('that of another screen is cleared away', async () => {
  const { clearForeignHtml, isInHtml } = await page('<div id="root" data-path="/">Home</div>');
  expect(isInHtml('/plan')).toBe(false);
  clearForeignHtml('/plan');
  expect(document.getElementById('root')?.textContent).toBe('');
});

test('a page without a first screen has nothing to take over', async () => {
  const { isInHtml } = await page('<div id="root" data-path="/plan"></div>');
  expect(isInHtml('/plan')).toBe(false);
});

test('in a tab with previews the HTML is cleared away', async () => {
  sessionStorage.setItem('previews', '[{"remote":"mf-plans"}]');
  const { clearForeignHtml } = await page('<div id="root" data-path="/plan">Plans</div>');
  clearForeignHtml('/plan');
  expect(document.getElementById('root')?.textContent).toBe('');
});
