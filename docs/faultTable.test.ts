/** The fault table in federation.md has the rows of the browser tests. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { faultTable } from '../e2e/federation/faults/faultTable';

/** Without the padding of columns. */
const compact = (table: string) => table.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---');

test('docs/federation.md has every fault that the browser tests cause, with its report', () => {
  const text = readFileSync(join(import.meta.dirname, 'federation.md'), 'utf8');
  expect(compact(text)).toContain(compact(faultTable()));
});
