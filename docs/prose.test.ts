import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkProse } from './checks/prose/checkProse';
import { filesBelow, ROOT } from './checks/workspace';

const WITH_PROSE = /\.(tsx?|m?js|css|sql|ya?ml|conf|md)$/;

/** The product's specified texts, applied migrations, generated files, and the check's own examples. */
const EXEMPT =
  /^(docs\/requirements\.md|api\/src\/database\/migrations\/.*|pnpm-lock\.yaml|media\/pack\/.*|docs\/checks\/prose\/.*)$/;

test('comments, documents and test titles use standard terms', () => {
  const files = [...filesBelow('.'), ...filesBelow('.changeset')].filter(
    (path) => WITH_PROSE.test(path) && !EXEMPT.test(path),
  );
  expect(files.length).toBeGreaterThan(900);
  expect(files.flatMap((path) => checkProse(path, readFileSync(join(ROOT, path), 'utf8')))).toEqual([]);
});
