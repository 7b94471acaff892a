/** Every text of a screen is looked up, and every translation is in use. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import type { Texts } from '../shared/platform/src/language/textTypes';
import { untranslatedTexts } from './checks/texts/untranslated';
import { filesBelow, ROOT } from './checks/workspace';

/** The screens of operators and developers are in English: releases, previews. */
const FOR_OPERATORS = /\/federation\/(operators|previews)\//;
const files = filesBelow('.').filter(
  (path) => /^(shell|mf-[a-z0-9-]+|shared\/(ui|platform))\/src\//.test(path) && !path.includes('.test.'),
);
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

test('no text of a screen is written into its JSX or its error texts', () => {
  const screens = files.filter((path) => /\.tsx?$/.test(path) && !FOR_OPERATORS.test(path));
  expect(screens.length).toBeGreaterThan(100);
  expect(screens.flatMap((path) => untranslatedTexts(path, read(path)))).toEqual([]);
});

/** Looks up a text in the catalog of each remote that uses it. */
const PLAN_TITLE = 'shared/contract/src/planTitle.ts';
const catalogs = files.filter((path) => path.endsWith('/texts/hi.ts'));

test.each(catalogs)('%s has the placeholders of each text, and no text that nothing uses', async (path) => {
  const { hi } = (await import(pathToFileURL(join(ROOT, path)).href)) as { hi: Texts };
  const folder = dirname(dirname(path));
  const sources = files
    .filter((file) => file.startsWith(`${folder}/`) && !file.includes('/texts/'))
    .concat(PLAN_TITLE)
    .map((file) => read(file))
    .join('\n');
  const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();
  const wrong = Object.entries(hi).filter(([english, hindi]) =>
    (typeof hindi === 'string' ? [hindi] : Object.values(hindi)).some(
      (form) => placeholders(form).join() !== placeholders(english).join(),
    ),
  );
  expect(wrong).toEqual([]);
  const literals = (text: string) => [
    ...['"', '>'].map((start) => start + text),
    ...['`', "'"].map((start) => start + text.replaceAll("'", "\\'")),
  ];
  const unused = Object.keys(hi).filter((text) => !literals(text).some((start) => sources.includes(start)));
  expect(unused).toEqual([]);
});

test('no Hindi sentence ends with a figure: “₹5.00।” looks like ₹5.001', () => {
  const translations = files.filter((path) => path.endsWith('/hi.ts'));
  expect(translations.length).toBeGreaterThan(catalogs.length);
  expect(translations.flatMap((path) => read(path).match(/.*[\d}]।.*/g) ?? [])).toEqual([]);
});

test('Hindi writes a place in a row as “दिन 3/50”: “50 में से दिन 3” is English word order', () => {
  const translations = files.filter((path) => path.endsWith('/hi.ts'));
  expect(translations.flatMap((path) => read(path).match(/.*\} में से [\p{L}\p{M}]+ \{.*/gu) ?? [])).toEqual([]);
});

test('every package with screens has a catalog', () => {
  expect(catalogs.map((path) => path.split('/src/')[0])).toEqual(
    expect.arrayContaining([
      'mf-home',
      'mf-plans',
      'mf-reels',
      'mf-referrals',
      'mf-wallet',
      'shell',
      'shared/ui',
    ]),
  );
});
