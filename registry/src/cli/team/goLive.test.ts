import { beforeEach, expect, test, vi } from 'vitest';
import type { ReleaseRow } from '../../service/contract';
import type { Project } from '../../team/project';
import { registryClient, type RegistryClient } from '../../team/registryClient';
import { releaseIdOf } from '../../team/sourceHash';
import { testFolder } from '../../testing/testFolder';
import { goLive, rollBack } from './goLive';

let project: Project;
let said: string[];
beforeEach(() => {
  const dir = testFolder();
  const registry = 'https://registry.example';
  project = {
    name: 'mf-quiz',
    routes: [],
    platform: '^2.0.0',
    version: '1.0.0',
    budgetKiB: 60,
    dir,
    registry,
  };
  said = [];
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
});

/** A client of a registry that has the release of the sources as they are. */
function clientOf(status: ReleaseRow['status'], others: ReleaseRow[] = []) {
  const row = { id: releaseIdOf(project.dir, project.version), builtAt: '', bytes: 1, status };
  const switchTo = vi.fn<RegistryClient['switchTo']>(async () => ({
    composition: 'next',
    lines: ['canary mf-quiz'],
    notPrerendered: [],
  }));
  const client = {
    ...registryClient(project.registry, async () => ''),
    releases: async () => [...others, row],
    switchTo,
  };
  return { client, switchTo, release: row.id };
}

test('a run of CI without a change of the sources succeeds, and switches nothing', async () => {
  const { client, switchTo, release } = clientOf('live');
  await goLive(project, client, { canary: 'ramp' });
  expect(switchTo).not.toHaveBeenCalled();
  expect(said).toEqual([`mf-quiz ${release} is live for everyone already.`]);
});

test('sources of the live release do not end another canary: the run fails, and names the command that does', async () => {
  const canary = { id: '1.1.0-bad', builtAt: '', bytes: 1, status: 'canary' as const };
  const { client, switchTo, release } = clientOf('live', [canary]);
  await expect(goLive(project, client, { canary: 'ramp' })).rejects.toThrow(
    new RegExp(`mf-quiz ${release} is live, and the canary 1.1.0-bad is still out.*\n.*reelrupee rollback`),
  );
  expect(switchTo).not.toHaveBeenCalled();
});

test('sources that are not live become a canary', async () => {
  const { client, switchTo, release } = clientOf('published');
  await goLive(project, client, { canary: 10 });
  expect(switchTo).toHaveBeenCalledWith({ action: 'canary', remote: 'mf-quiz', release, percent: 10 });
  expect(said).toEqual(['canary mf-quiz', 'Live: composition next.']);
});

test.each([{}, { canary: 'ramp' } as const])(
  'a release that was taken back stays away in a run of CI without a change of the sources: %o',
  async (options) => {
    const { client, switchTo, release } = clientOf('taken back');
    await expect(goLive(project, client, options)).rejects.toThrow(`mf-quiz ${release} was taken back;`);
    expect(switchTo).not.toHaveBeenCalled();
    await goLive(project, client, { ...options, again: true });
    expect(switchTo).toHaveBeenCalledOnce();
  },
);

test.each(['canary', 'live'] as const)(
  'a rollback names the %s release that it takes back',
  async (status) => {
    const { client, switchTo, release } = clientOf(status);
    await rollBack(project, client, { reason: 'broken' });
    expect(switchTo).toHaveBeenCalledWith({
      action: 'rollback',
      remote: 'mf-quiz',
      reason: 'broken',
      release,
    });
    expect(said[0]).toBe(`Taking back mf-quiz ${release}.`);
  },
);

test('a promotion names the canary; without one nothing is sent, since a later one is not meant', async () => {
  const { client, switchTo, release } = clientOf('canary');
  await goLive(project, client, { promote: true });
  expect(switchTo).toHaveBeenCalledWith({ action: 'promote', remote: 'mf-quiz', release });
  const none = clientOf('live');
  await expect(goLive(project, none.client, { promote: true })).rejects.toThrow(
    'No release of mf-quiz is canary.',
  );
  expect(none.switchTo).not.toHaveBeenCalled();
});

test('without a release that is out, nothing is taken back', async () => {
  const none = clientOf('published');
  await expect(rollBack(project, none.client, { reason: 'broken' })).rejects.toThrow(
    'No release of mf-quiz is canary or live.',
  );
  expect(none.switchTo).not.toHaveBeenCalled();
});
