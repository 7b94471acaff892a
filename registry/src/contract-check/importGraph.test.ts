/** The import graph of the workspace. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { remoteNames, WORKSPACE } from '@reelrupee/federation/presets/workspace';
import { isBundledModule, isSharedModule, packageOf, SHARED_MODULES } from '@reelrupee/federation/sharing';
import { importedNames } from './imports';
import { sourceFiles } from './syntax';

const remotes = remoteNames();

test('the workspace has the five remotes of the product', () => {
  expect(remotes).toEqual(
    expect.arrayContaining(['mf-home', 'mf-plans', 'mf-reels', 'mf-referrals', 'mf-wallet']),
  );
});

describe.each(remotes)('%s', (name) => {
  const dir = join(WORKSPACE, name);

  test('imports its own folder and the sharing policy only', () => {
    const foreign = importedNames(dir).filter(
      ({ module }) => !isSharedModule(module) && !isBundledModule(module),
    );
    expect(foreign).toEqual([]);
  });

  test('stays inside its folder with its relative imports', () => {
    const escaping = sourceFiles(dir).filter((file) =>
      /from '(\.\.\/)+(mf-|shell|shared|api)/.test(readFileSync(file, 'utf8')),
    );
    expect(escaping).toEqual([]);
  });
});

test.each(['shell', 'shared/platform', 'shared/ui', 'shared/contract'])('%s imports no remote', (name) => {
  const foreign = importedNames(join(WORKSPACE, name)).filter(({ module }) =>
    packageOf(module).startsWith('mf-'),
  );
  expect(foreign).toEqual([]);
});

test('the shell imports every shared module, and so provides it', () => {
  const imported = new Set(importedNames(join(WORKSPACE, 'shell')).map(({ module }) => module));
  // The compiler adds the JSX runtime; the rest of React comes with the shell's own use of it.
  const missing = SHARED_MODULES.filter((name) => name.startsWith('@reelrupee/') && !imported.has(name));
  expect(missing).toEqual([]);
});

test('every module with a React context is shared, so that the context exists once', () => {
  const withContext = ['shared/platform', 'shared/ui'].flatMap((name) =>
    sourceFiles(join(WORKSPACE, name)).filter((file) =>
      readFileSync(file, 'utf8').includes('createContext('),
    ),
  );
  const folders = SHARED_MODULES.map((name) =>
    name.replace('@reelrupee/', 'shared/').replace('shared/ui/', 'shared/ui/src/'),
  );
  const unshared = withContext.filter(
    (file) => !folders.some((folder) => file.startsWith(join(WORKSPACE, folder))),
  );
  expect(unshared).toEqual([]);
});
