/** A remote in a repository of its own: its folder may have any name. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readJson, readManifest, type RemoteManifest } from '@reelrupee/federation/presets/remoteManifest';
import { messageOf } from '../messageOf';
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
  const { version, reelrupee } = read(() => readPackageFile(dir));
  const manifest = read(() => readManifest(dir));
  // CI sets a variable that it does not know to nothing.
  const registry = process.env['REELRUPEE_REGISTRY']?.trim() || reelrupee.registry;
  if (!registry) {
    throw new UserError(
      'No registry is named.',
      'Name it in package.json: "reelrupee": { "registry": "https://…" }, or set REELRUPEE_REGISTRY.',
    );
  }
  if (!z.url({ protocol: /^https?$/ }).safeParse(registry).success)
    throw new UserError(
      `The registry’s address is not a URL: ${registry}`,
      'It is one such as https://registry.example.',
    );
  const { username, password } = new URL(registry);
  if (username || password)
    throw new UserError(
      'The registry’s address has a user or a password in it.',
      'Leave them out: no request can carry them, and messages would show them. The registry asks for a token.',
    );
  const budgetKiB = reelrupee.budgetKiB ?? DEFAULT_BUDGET_KIB;
  return { ...manifest, dir, version, registry: registry.replace(/\/+$/, ''), budgetKiB };
}

/** Throws an error that names the file and the field. */
function readPackageFile(dir: string): z.infer<typeof packageFile> {
  const file = join(dir, 'package.json');
  if (!existsSync(file)) throw new Error(`${dir} has no package.json.`);
  const parsed = packageFile.safeParse(readJson(file));
  if (parsed.success) return parsed.data;
  throw new Error(`${file} is not valid:\n${z.prettifyError(parsed.error)}`);
}

/** Gives what `readFile` reads; its errors become user errors. */
function read<Content>(readFile: () => Content): Content {
  try {
    return readFile();
  } catch (error) {
    throw new UserError(messageOf(error), 'Fix the file; nothing was done.');
  }
}
