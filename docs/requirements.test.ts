import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, ROOT } from './checks/workspace';

const TEST_FILE = /\.(test|spec)\.tsx?$/;
const IDS = /\[([A-Z]+-\d+(?:[, ]+[A-Z]+-\d+)*)\]/g;

const stated = idsStated(readFileSync(join(ROOT, 'docs/requirements.md'), 'utf8'));
const sources = testFiles().map((file) => readFileSync(file, 'utf8'));
const named = new Set(sources.flatMap(idsNamed));
const namedByQuickTests = new Set(sources.map(withoutSlowTitles).flatMap(idsNamed));

test('every requirement has its own id', () => {
  expect(stated.filter((id, index) => stated.indexOf(id) !== index)).toEqual([]);
});

test('every requirement is named by a test that each run of npm test has', () => {
  expect(stated.filter((id) => !namedByQuickTests.has(id))).toEqual([]);
});

test('every id that a test names is a requirement', () => {
  expect([...named].filter((id) => !stated.includes(id))).toEqual([]);
});

function idsStated(document: string): string[] {
  return [...document.matchAll(/^- \*\*([A-Z]+-\d+)\*\*/gm)].map(([, id = '']) => id);
}

/** A source without the titles of tests that only `npm test -- --all` runs. */
function withoutSlowTitles(source: string): string {
  return source.replace(/(['"`])[^\n]*?\1,\s*SLOW\b/g, '');
}

function idsNamed(source: string): string[] {
  return [...source.matchAll(IDS)].flatMap(([, ids = '']) => ids.split(/[, ]+/));
}

function testFiles(): string[] {
  return filesBelow('.')
    .filter((file) => TEST_FILE.test(file))
    .map((file) => join(ROOT, file));
}
