/** The contract gate, applied to what would be live. */
import type { Composition } from '@reelrupee/federation/composition/composition';
import { checkPair, checkRoutes, type Violation } from './checkPair';
import { remoteManifest, shellManifest, type RemoteReleaseManifest } from '../store/manifests';
import { UserError } from '../userError';
import type { Target } from '../store/target';

/** Throws a Refusal that names every consumer that a composition would break, with file and name. */
export function checkComposition(target: Target, next: Composition): void {
  const shell = shellManifest(target, next.shell.release);
  const served = servedRemotes(target, next);
  const findings = [...served.flatMap((remote) => checkPair(shell, remote)), ...checkRoutes(served)];
  const lines = [...new Set(findings.map(line))];
  if (lines.length === 0) return;
  throw new UserError(
    `The contract gate found ${lines.length} broken ${lines.length === 1 ? 'promise' : 'promises'}; nothing was switched.\n${lines.join('\n')}`,
    'Mend the named files, or release first what they need.',
  );
}

/** Every remote as most users would get it, and every canary. Previous releases are only spares. */
function servedRemotes(target: Target, { remotes }: Composition): RemoteReleaseManifest[] {
  return Object.entries(remotes).flatMap(([name, { current, canary }]) =>
    [current, canary?.release].flatMap((release) =>
      release ? [remoteManifest(target, name, release.id)] : [],
    ),
  );
}

function line({ consumer, file, problem }: Violation): string {
  return `  ${consumer}: ${file} ${problem}`;
}
