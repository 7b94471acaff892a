/** Gives each package of the workspace the version and the dated changelog that its changesets ask for. */
import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import getReleasePlan from '@changesets/get-release-plan';
import { readPackage } from '@reelrupee/federation/presets/packageFile';
import { readManifest } from '@reelrupee/federation/presets/remoteManifest';
import { remoteNames, WORKSPACE } from '@reelrupee/federation/presets/workspace';
import { UserError } from '../userError';
import { checkPlan, type PlannedVersion } from './checkPlan';
import { dateChangelog } from './dateChangelog';

const CHANGESETS = createRequire(join(WORKSPACE, 'package.json')).resolve('@changesets/cli/bin.js');

/**
 * Applies the changesets of a workspace and removes them; gives the new versions.
 *
 * @param date of the new versions, such as 2026-01-31
 * @throws UserError when there is no changeset, or when the versions would not fit one another; nothing is changed then
 */
export async function applyVersions(root: string, date: string): Promise<PlannedVersion[]> {
  const { releases } = await getReleasePlan(root);
  const plan = releases.filter(({ type }) => type !== 'none');
  if (plan.length === 0) throw new UserError('There is no changeset.', 'Write one: npx changeset');
  const problems = checkPlan(
    plan,
    remoteNames().map((remote) => ({ remote, range: readManifest(join(root, remote)).platform })),
  );
  if (problems.length > 0) {
    throw new UserError(problems.join('\n'), 'Nothing was changed. Then run the command again.');
  }
  await promisify(execFile)(process.execPath, [CHANGESETS, 'version'], { cwd: root });
  const versions = new Map(plan.map(({ name, newVersion }) => [name, newVersion]));
  for (const dir of releaseUnits(root)) {
    const version = versions.get(readPackage(dir).name);
    const file = join(dir, 'CHANGELOG.md');
    if (version) writeFileSync(file, dateChangelog(readFileSync(file, 'utf8'), version, date));
  }
  return plan.map(({ name, type, newVersion }) => ({ name, type, newVersion }));
}

/** The folders of the packages with a changelog. */
function releaseUnits(root: string): string[] {
  return [root, join(root, 'shared')]
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((dir) => existsSync(join(dir, 'package.json')) && existsSync(join(dir, 'CHANGELOG.md')));
}
