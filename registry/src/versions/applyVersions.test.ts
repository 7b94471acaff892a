/** Versions and changelogs of a copy of the workspace's packages, by the real changesets; git is not needed. */
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { WORKSPACE } from '@reelrupee/federation/presets/workspace';
import { testFolder } from '../testing/testFolder';
import { applyVersions } from './applyVersions';

const OF_ROOT = ['package.json', 'pnpm-workspace.yaml', '.changeset/config.json', '.changeset/changelog.cjs'];
const OF_PACKAGE = ['package.json', 'CHANGELOG.md', 'remote.json'];
const DATE = '2026-01-31';

let root = '';
beforeEach(() => {
  root = testFolder();
  const packages = ['', 'shared', 'e2e'].flatMap((folder) =>
    readdirSync(join(WORKSPACE, folder)).map((name) => join(folder, name)),
  );
  const files = packages.flatMap((folder) => OF_PACKAGE.map((file) => join(folder, file)));
  for (const path of [...OF_ROOT, ...files].filter((one) => existsSync(join(WORKSPACE, one)))) {
    cpSync(join(WORKSPACE, path), join(root, path), { recursive: true });
  }
});

function write(packages: Record<string, string>, summary: string): void {
  const steps = Object.entries(packages).map(([name, step]) => `'${name}': ${step}`);
  writeFileSync(join(root, '.changeset/a-change.md'), ['---', ...steps, '---', '', summary, ''].join('\n'));
}

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const versionOf = (dir: string) => (JSON.parse(read(`${dir}/package.json`)) as { version: string }).version;

test('a changeset becomes a version with a dated changelog, and a version of what is built with it', async () => {
  const before = ['shared/contract', 'mf-home', 'registry'].map(versionOf);
  write({ '@reelrupee/contract': 'minor' }, 'New: `getWeather`.\nIts reply is public.');
  const plan = await applyVersions(root, DATE);
  const contract = versionOf('shared/contract');
  expect(plan).toContainEqual({ name: '@reelrupee/contract', type: 'minor', newVersion: contract });
  expect(read('shared/contract/CHANGELOG.md')).toContain(
    `## ${contract} (${DATE})\n\n- New: \`getWeather\`.\n  Its reply is public.\n`,
  );
  expect(read('mf-home/CHANGELOG.md')).toContain(`## ${versionOf('mf-home')} (${DATE})\n`);
  expect(read('mf-home/CHANGELOG.md')).toContain(`- Built with @reelrupee/contract ${contract}`);
  const after = ['shared/contract', 'mf-home', 'registry'].map(versionOf);
  expect(after.map((version, index) => version === before[index])).toEqual([false, false, true]);
  expect(existsSync(join(root, '.changeset/a-change.md'))).toBe(false);
}, 60_000);

test('a changeset that is a list stays a list in the changelog', async () => {
  write(
    { '@reelrupee/contract': 'minor' },
    '- New: `getWeather`.\n  Its reply is public.\n- Fixed: `getRain`.',
  );
  await applyVersions(root, DATE);
  expect(read('shared/contract/CHANGELOG.md')).toContain(
    `(${DATE})\n\n- New: \`getWeather\`.\n  Its reply is public.\n- Fixed: \`getRain\`.\n`,
  );
}, 60_000);

test('versions that would not fit one another are refused, and nothing changes', async () => {
  write({ '@reelrupee/ui': 'minor' }, 'A new component.');
  const before = read('shared/ui/package.json');
  await expect(applyVersions(root, DATE)).rejects.toThrow('"@reelrupee/platform": minor');
  expect(read('shared/ui/package.json')).toBe(before);
  expect(existsSync(join(root, '.changeset/a-change.md'))).toBe(true);
});

test('without a changeset there is no version', async () => {
  await expect(applyVersions(root, DATE)).rejects.toThrow('npx changeset');
});
