import { expect, test } from 'vitest';
import { importerBlock, resolvedPackages } from './lockfile';

const LOCKFILE = `importers:

  .:
    devDependencies:
      prettier:
        version: 3.0.0

  mf-home:
    dependencies:
      react:
        specifier: 'catalog:'
        version: 19.0.0

  mf-home-two:
    dependencies: {}

packages:

  'react@19.0.0': {}
`;

test('a package of the workspace has its own lines', () => {
  expect(importerBlock(LOCKFILE, 'mf-home')).toBe(`  mf-home:
    dependencies:
      react:
        specifier: 'catalog:'
        version: 19.0.0

`);
});

test('the last package ends where the importers end', () => {
  expect(importerBlock(LOCKFILE, 'mf-home-two')).toBe('  mf-home-two:\n    dependencies: {}\n\n');
});

test('an unknown package has none', () => {
  expect(importerBlock(LOCKFILE, 'mf-nowhere')).toBe('');
});

test('the installed packages follow those of the workspace', () => {
  expect(resolvedPackages(LOCKFILE)).toBe("packages:\n\n  'react@19.0.0': {}\n");
});
