import { execFileSync } from 'node:child_process';
import { arch, cpus, loadavg, platform, release, totalmem } from 'node:os';
import { readPackage } from '@reelrupee/federation/presets/packageFile';
import { WORKSPACE } from '@reelrupee/federation/presets/workspace';
import { join } from 'node:path';

/** Machine and sources of a run. */
export interface Machine {
  date: string;
  system: string;
  processor: string;
  cores: number;
  memoryGb: number;
  /** Load of the last minute when the run began: above the number of cores, times say little. */
  load: number;
  node: string;
  chromium: string;
  commit: string;
  versions: Record<string, string>;
}

const PACKAGES = ['@rsbuild/core', '@module-federation/rsbuild-plugin', 'react', 'antd', 'lighthouse'];

/** Describes this machine and the sources. */
export function describeMachine(chromium: string): Machine {
  return {
    date: new Date().toISOString(),
    system: `${platform()} ${release()} ${arch()}`,
    processor: cpus()[0]?.model ?? '',
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    load: Number((loadavg()[0] ?? 0).toFixed(1)),
    node: process.version,
    chromium,
    commit: commit(),
    versions: Object.fromEntries(
      PACKAGES.map((name) => [name, readPackage(join(WORKSPACE, 'bench/node_modules', name)).version]),
    ),
  };
}

function commit(): string {
  try {
    const git = (...args: string[]) =>
      execFileSync('git', args, {
        cwd: WORKSPACE,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim();
    return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') ? ', with changes' : '');
  } catch {
    return 'not in a repository';
  }
}
