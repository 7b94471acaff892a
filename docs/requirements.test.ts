import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, ROOT } from './checks/workspace';

const TEST_FILE = /\.(test|spec)\.tsx?$/;
const IDS = /\[([A-Z]+-\d+(?:[, ]+[A-Z]+-\d+)*)\]/g;

const stated = idsStated(readFileSync(join(ROOT, 'docs/requirements.md'), 'utf8'));
const named = new Set(testFiles().flatMap((file) => idsNamed(readFileSync(file, 'utf8'))));

test('every requirement has its own id', () => {
  expect(stated.filter((id, index) => stated.indexOf(id) !== index)).toEqual([]);
});

test('every requirement is named by a test', () => {
  expect(stated.filter((id) => !named.has(id))).toEqual([]);
});

test('every id that a test names is a requirement', () => {
  expect([...named].filter((id) => !stated.includes(id))).toEqual([]);
});

function idsStated(document: string): string[] {
  return [...document.matchAll(/^- \*\*([A-Z]+-\d+)\*\*/gm)].map(([, id = '']) => id);
}

function idsNamed(source: string): string[] {
  return [...source.matchAll(IDS)].flatMap(([, ids = '']) => ids.split(/[, ]+/));
}

function testFiles(): string[] {
  return filesBelow('.')
    .filter((file) => TEST_FILE.test(file))
    .map((file) => join(ROOT, file));
}
