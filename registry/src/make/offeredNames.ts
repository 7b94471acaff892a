import { execFileSync } from 'node:child_process';
import { build } from 'esbuild';
import { SHARED_MODULES } from '@reelrupee/federation/sharing';
import { sharedVersions } from '@reelrupee/federation/presets/sharedVersions';
import { offeredPackages } from '../contract-types/offeredModules';
import type { ShellReleaseDescription } from '../store/manifests';

/** The shared modules that a shell provides, with the names that they export. */
export async function offeredNames(dir: string): Promise<ShellReleaseDescription['offers']> {
  const versions = sharedVersions();
  const sources = new Map(offeredPackages(dir).flatMap(({ modules }) => Object.entries(modules)));
  const offers = SHARED_MODULES.map(async (name) => {
    const source = sources.get(name);
    const names = source === undefined ? commonJsNames(name, dir) : await moduleNames(source);
    return [
      name,
      { version: versions[name] ?? '', names: [...new Set([...names, 'default'])].sort() },
    ] as const;
  });
  return Object.fromEntries(await Promise.all(offers));
}

/** The names that the source of an ES module exports; ours re-export names one by one. */
async function moduleNames(file: string): Promise<string[]> {
  const options = { metafile: true, write: false, format: 'esm', outdir: '.' } as const;
  const { metafile } = await build({ entryPoints: [file], ...options });
  return Object.values(metafile.outputs).flatMap((output) => output.exports);
}

/** The names of a CommonJS module in production, where React has fewer. */
function commonJsNames(name: string, dir: string): string[] {
  const keys = `JSON.stringify(Object.keys(require(${JSON.stringify(name)})))`;
  const env = { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' };
  const json = execFileSync(process.execPath, ['--print', keys], { cwd: dir, env, encoding: 'utf8' });
  return JSON.parse(json) as string[];
}
