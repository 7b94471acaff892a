// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

const COMPOSITION =
  '<script type="application/json" id="reelrupee-composition">{"id":"one","remotes":{}}</script>';

beforeEach(() => {
  vi.resetModules();
  sessionStorage.clear();
  document.documentElement.lang = 'en-IN';
});

async function page(root: string) {
  document.body.innerHTML = root + COMPOSITION;
  return import('./prerendered');
}

test('the HTML of the opened screen is kept until it is hydrated', async () => {
  const { clearOtherScreensHtml, onHydrated, isPrerendered } = await page(
    '<div id="root" data-path="/plan" data-language="en">Plans</div>',
  );
  clearOtherScreensHtml('/plan');
  expect(isPrerendered('/plan')).toBe(true);
  onHydrated();
  expect(isPrerendered('/plan')).toBe(false);
  expect(document.body.textContent).toContain('Plans');
});

test('the HTML of another screen is removed', async () => {
  const { clearOtherScreensHtml, isPrerendered } = await page(
    '<div id="root" data-path="/" data-language="en">Home</div>',
  );
  expect(isPrerendered('/plan')).toBe(false);
  clearOtherScreensHtml('/plan');
  expect(document.getElementById('root')?.textContent).toBe('');
});

test('the HTML in another language than the page’s is removed', async () => {
  document.documentElement.lang = 'hi-IN';
  const { clearOtherScreensHtml } = await page(
    '<div id="root" data-path="/plan" data-language="en">Plans</div>',
  );
  clearOtherScreensHtml('/plan');
  expect(document.getElementById('root')?.textContent).toBe('');
});

test('a page without a first screen is not prerendered', async () => {
  const { isPrerendered } = await page('<div id="root" data-path="/plan" data-language="en"></div>');
  expect(isPrerendered('/plan')).toBe(false);
});

test('in a tab with previews the HTML is removed', async () => {
  sessionStorage.setItem('previews', '[{"remote":"mf-plans"}]');
  const { clearOtherScreensHtml } = await page(
    '<div id="root" data-path="/plan" data-language="en">Plans</div>',
  );
  clearOtherScreensHtml('/plan');
  expect(document.getElementById('root')?.textContent).toBe('');
});
