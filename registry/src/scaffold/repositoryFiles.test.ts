import { expect, test } from 'vitest';
import { repositoryFiles } from './repositoryFiles';

const versions = new Proxy({}, { get: () => '1.0.0' });
const files = repositoryFiles({ name: 'mf-quiz', registry: 'https://registry.example', versions });
const workflow = files['.github/workflows/release.yml'] ?? '';

test('a checkout on Windows has the line ends that CI has, so that its sources give the same release', () => {
  expect(files['.gitattributes']).toBe('* text=auto eol=lf\n');
});

test('an editor finds the schema of remote.json in the installed package', () => {
  expect(JSON.parse(files['remote.json'] ?? '')).toMatchObject({
    $schema: './node_modules/@reelrupee/federation/remote.schema.json',
  });
});

test('CI runs scripts of the repository, with no more rights than an identity token takes', () => {
  const { scripts } = JSON.parse(files['package.json'] ?? '') as { scripts: Record<string, string> };
  const names = [...workflow.matchAll(/- run: npm (?:run )?([\w:]+)/g)].map(([, name = '']) => name);
  expect(names).toEqual(['ci', 'test', 'check', 'live']);
  expect(names.filter((name) => name !== 'ci' && !(name in scripts))).toEqual([]);
  expect(/^permissions:\n((?: {2}.*\n)+)/m.exec(workflow)?.[1]).toBe('  contents: read\n  id-token: write\n');
});

test('a push waits for the release of the one before, which would otherwise replace it when it is slower', () => {
  expect(workflow).toMatch(/^concurrency:\n {2}group: release\n {2}cancel-in-progress: false\n/m);
  // A run that hangs holds up all that follow.
  expect(workflow).toMatch(/^ {4}timeout-minutes: \d+$/m);
});
