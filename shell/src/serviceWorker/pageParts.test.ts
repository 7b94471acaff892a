import { describe, expect, test } from 'vitest';
import { splitPage, remainderOf, type PageParts } from './pageParts';

const ENTRY = '<script defer src="/shell/1.0.0-a/shell.js" integrity="sha256-s"></script>';
const DATA = '<script type="application/json" id="reelrupee-composition">{"id":"one"}</script></body></html>';
const BINDING = '<!doctype html><html><head><meta content="default-src" /><title>Plans</title>';
const DRAWN = '<style>.a{}</style></head><body><div id="root">Plans</div>';

function parts(html: string): PageParts {
  const found = splitPage(html);
  if (!found) throw new Error('No page of the site.');
  return found;
}

describe('a page in two halves', () => {
  const { binding, drawn, started } = parts(`${BINDING}${ENTRY}${DRAWN}${DATA}`);

  test('what is shown first runs nothing', () => {
    expect(binding + drawn).toBe(BINDING + DRAWN);
    expect(binding + drawn).not.toContain('<script');
  });

  test('what comes from the network names the script and the composition', () => {
    expect(started).toBe(ENTRY + DATA);
  });

  test.each([
    '',
    '<title>Log in to the hotel</title>',
    `${BINDING}${DRAWN}${DATA}`,
    `${BINDING}${ENTRY}${DRAWN}`,
  ])('a page of somebody else has none: %s', (html) => expect(splitPage(html)).toBeNull());
});

describe('after a kept page follows', () => {
  const kept = parts(`${BINDING}${ENTRY}${DRAWN}${DATA}`);

  test('the script and the composition of now, when the screen is the same', () => {
    const now = parts(`${BINDING}${ENTRY}${DRAWN}${DATA.replace('one', 'two')}`);
    expect(remainderOf(kept, now)).toBe(ENTRY + DATA.replace('one', 'two'));
  });

  test('the screen of now besides, when a release has changed it, and the kept one is hidden', () => {
    const changed = DRAWN.replace('Plans', 'New plans');
    const follows = remainderOf(kept, parts(`${BINDING}${ENTRY}${changed}${DATA}`));
    expect(follows).toMatch(/^<style id="reelrupee-stale">#root\{display:none\}/);
    expect(follows?.endsWith(changed + ENTRY + DATA)).toBe(true);
  });

  test.each([
    ['policy', BINDING.replace('default-src', 'connect-src')],
    ['title', BINDING.replace('Plans', 'Offers')],
  ])('nothing, when the %s is another: the document has it already', (_what, binding) => {
    expect(remainderOf(kept, parts(`${binding}${ENTRY}${DRAWN}${DATA}`))).toBeNull();
  });
});
