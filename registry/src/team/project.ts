/** A remote in a repository of its own: its folder may have any name. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readManifest, type RemoteManifest } from '@reelrupee/federation/presets/remoteManifest';
import { UserError } from '../userError';

/** Default limit of a remote's release in KiB (brotli), unless package.json has one. */
const DEFAULT_BUDGET_KIB = 60;

const packageFile = z.object({
  version: z.string(),
  reelrupee: z
    .object({ registry: z.url().optional(), budgetKiB: z.number().positive().optional() })
    .default({}),
});

export interface Project extends RemoteManifest {
  dir: string;
  version: string;
  /** Address of the registry, without a slash at its end. */
  registry: string;
  budgetKiB: number;
}

/** Reads the remote of a folder. Throws a UserError when there is none, or no registry is named. */
export function readProject(dir: string): Project {
  if (!existsSync(join(dir, 'remote.json'))) {
    throw new UserError(`${dir} has no remote.json.`, 'Run the command in the folder of a remote.');
  }
  const { version, reelrupee } = packageFile.parse(
    JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')),
  );
  const registry = process.env['REELRUPEE_REGISTRY'] ?? reelrupee.registry;
  if (!registry) {
    throw new UserError(
      'No registry is named.',
      'Name it in package.json: "reelrupee": { "registry": "https://…" }, or set REELRUPEE_REGISTRY.',
    );
  }
  const budgetKiB = reelrupee.budgetKiB ?? DEFAULT_BUDGET_KIB;
  return { ...readManifest(dir), dir, version, registry: registry.replace(/\/+$/, ''), budgetKiB };
}
