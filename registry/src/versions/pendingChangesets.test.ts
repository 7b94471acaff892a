import getReleasePlan from '@changesets/get-release-plan';
import { readManifest } from '@reelrupee/federation/presets/remoteManifest';
import { remoteNames, WORKSPACE } from '@reelrupee/federation/presets/workspace';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkPlan } from './checkPlan';

test('the changesets of this workspace name its packages, and their versions fit one another', async () => {
  const { releases } = await getReleasePlan(WORKSPACE);
  const ranges = remoteNames().map((remote) => ({
    remote,
    range: readManifest(join(WORKSPACE, remote)).platform,
  }));
  expect(checkPlan(releases, ranges)).toEqual([]);
});
