import { SHARED_MODULES } from '@reelrupee/federation/sharing';

const names = new Set<string>(SHARED_MODULES.map(({ name }) => name));

/** Whether the shell provides a module at run time; a remote bundles all others. */
export function isSharedModule(name: string): boolean {
  return names.has(name);
}
