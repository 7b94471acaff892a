import { join } from 'node:path';
import { lucideFactory } from './iconAlias';
import { WORKSPACE } from './workspace';

/** Has the shell's icons use the light component that it provides. */
export function shellIconAlias(): Record<string, string> {
  const factory = join(WORKSPACE, 'shared/ui/src/core/createLucideIcon.tsx');
  return { [lucideFactory(factory)]: factory };
}
