import type { RemoteReleaseManifest } from '../store/manifests';
import { checkRoutes, type Violation } from './checkPair';

/**
 * Violations by routes of the next remotes, apart from those of the live ones: they are found by a rule of a later version,
 * must hold up no other team and no rollback, and the shell opens its own screens first. Pure.
 */
export function checkNewRoutes(next: RemoteReleaseManifest[], live: RemoteReleaseManifest[]): Violation[] {
  const present = new Set(checkRoutes(live).map(declaration));
  return checkRoutes(next).filter((found) => !present.has(declaration(found)));
}

/** The remote, path and owner of a violation, which are the same for all releases with the route. */
function declaration({ file, problem }: Violation): string {
  return `${file} ${problem}`;
}
