import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { readManifest } from '@reelrupee/federation/presets/remoteManifest';
import { makeKey } from '../access/statement';
import type { Project } from './project';
import { publishSources } from './publish';
import type { RegistryClient } from './registryClient';

afterEach(() => vi.unstubAllEnvs());

test('a missing token is named before the build', async () => {
  const home = mkdtempSync(join(tmpdir(), 'reelrupee-publish-'));
  vi.stubEnv('XDG_CONFIG_HOME', home);
  vi.stubEnv('RELEASE_KEY', makeKey().privateKey);
  vi.stubEnv('RELEASE_TOKEN', '');
  vi.stubEnv('ACTIONS_ID_TOKEN_REQUEST_URL', '');
  const dir = join(import.meta.dirname, '../../../mf-home');
  const project: Project = {
    ...readManifest(dir),
    dir,
    version: '1.0.0',
    registry: 'https://registry.example',
    budgetKiB: 100,
  };
  const shell = vi.fn<RegistryClient['shell']>();
  const client = { releases: () => Promise.resolve([]), shell } as Partial<RegistryClient> as RegistryClient;
  await expect(publishSources(project, client)).rejects.toThrow('There is no token for mf-home.');
  expect(shell).not.toHaveBeenCalled();
  rmSync(home, { recursive: true });
});
