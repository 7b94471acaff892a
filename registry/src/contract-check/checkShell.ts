import { major } from 'semver';
import type { ShellReleaseManifest } from '../store/manifests';
import type { Violation } from './checkPair';

/**
 * Checks a shell against the live one: within one major version of the platform no shared module changes its major
 * version. Remotes declare a range of platform versions only, so that range has to cover shared modules too. Pure.
 */
export function checkShell(live: ShellReleaseManifest, next: ShellReleaseManifest): Violation[] {
  if (major(live.platform) !== major(next.platform)) return [];
  return Object.entries(next.offers).flatMap(([module, { version }]) => {
    const before = live.offers[module]?.version;
    if (before === undefined || major(before) === major(version)) return [];
    return [
      {
        consumer: `shell ${next.id}`,
        file: 'shared/platform/package.json',
        problem: `has version ${next.platform}, but ${module} changes from ${before} to ${version}: that is a new major version`,
      },
    ];
  });
}
