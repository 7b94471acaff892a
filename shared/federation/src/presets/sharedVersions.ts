import { join } from 'node:path';
import { packageOf, SHARED_MODULES } from '../sharing';
import { readPackage } from './packageFile';
import { WORKSPACE } from './workspace';

/** The versions of all shared modules, by name: their packages', as the shell has them installed. */
export function sharedVersions(): Record<string, string> {
  return Object.fromEntries(SHARED_MODULES.map((name) => [name, versionOf(name)]));
}

function versionOf(name: string): string {
  return readPackage(join(WORKSPACE, 'shell/node_modules', packageOf(name))).version;
}
