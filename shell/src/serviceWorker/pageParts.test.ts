import { describe, expect, test } from 'vitest';
import { splitPage, remainderOf, type PageParts } from './pageParts';

const ENTRY = '<script defer src="/shell/1.0.0-a/shell.js" integrity="sha256-s"></script>';
const DATA = '<script type="application/json" id="reelrupee-composition">{"id":"one"}</script></body></html>';
const HEAD = '<!doctype html><html><head><meta content="default-src" /><title>Plans</title>';
const CHOOSE = '<script>{let s}</script>';
const SCREEN = `<style>.a{}</style></head><body><div id="root">Plans</div>${CHOOSE}`;

function parts(html: string): PageParts {
  const found = splitPage(html);
  if (!found) throw new Error('Not a page of the site.');
  return found;
}

describe('a page in two halves', () => {
  const { head, screen, app } = parts(`${HEAD}${ENTRY}${SCREEN}${DATA}`);

  test('the part that is shown first has no script but the one that chooses the screen', () => {
    expect(head + screen).toBe(HEAD + SCREEN);
    expect((head + screen).match(/<script[^]*?<\/script>/g)).toEqual([CHOOSE]);
  });

  test('the part from the network contains the start script and the composition', () => {
    expect(app).toBe(ENTRY + DATA);
  });

  test.each([
    '',
    '<title>Log in to the hotel</title>',
    `${HEAD}${SCREEN}${DATA}`,
    `${HEAD}${ENTRY}${SCREEN}`,
  ])('a page of another site is not split: %s', (html) => expect(splitPage(html)).toBeNull());
});

describe('the rest of a cached page', () => {
  const cached = parts(`${HEAD}${ENTRY}${SCREEN}${DATA}`);

  test('is the current script and composition when the screen is unchanged', () => {
    const now = parts(`${HEAD}${ENTRY}${SCREEN}${DATA.replace('one', 'two')}`);
    expect(remainderOf(cached, now)).toBe(ENTRY + DATA.replace('one', 'two'));
  });

  test('includes the current screen and hides the cached one when a release has changed it', () => {
    const changed = SCREEN.replace('Plans', 'New plans');
    const follows = remainderOf(cached, parts(`${HEAD}${ENTRY}${changed}${DATA}`));
    expect(follows).toMatch(/^<style id="reelrupee-stale">#root\{display:none\}/);
    expect(follows?.endsWith(changed + ENTRY + DATA)).toBe(true);
  });

  test.each([
    ['policy', HEAD.replace('default-src', 'connect-src')],
    ['title', HEAD.replace('Plans', 'Offers')],
  ])('is null when the %s has changed, which the document has already', (_what, head) => {
    expect(remainderOf(cached, parts(`${head}${ENTRY}${SCREEN}${DATA}`))).toBeNull();
  });
});
