import { major } from 'semver';
import type { ShellReleaseManifest } from '../store/manifests';
import type { Violation } from './checkPair';

/**
 * What a shell may not change under one major version of the platform: remotes declare a range of platform versions
 * and nothing else, so the platform's version also stands for the major versions of all shared modules. Pure.
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
