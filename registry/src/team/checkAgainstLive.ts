/** The checks of a remote against what is live, as the registry would make them. Pure. */
import { checkPair, checkRoutes, type Violation } from '../contract-check/checkPair';
import type { LiveContract } from '../service/contract';
import type { RemoteReleaseManifest, ShellReleaseManifest } from '../store/manifests';

/** Reasons why a release cannot go live with the live ones. */
export function checkAgainstLive(
  { shell, remotes }: LiveContract,
  manifest: RemoteReleaseManifest,
  budgetKiB: number,
): Violation[] {
  const liveShell: ShellReleaseManifest = { ...shell, files: {}, template: '' };
  const others = remotes
    .filter(({ name }) => name !== manifest.name)
    .map(({ name, id, routes }) => ({ ...manifest, name, id, routes }));
  return [
    ...checkPair(liveShell, manifest),
    ...checkRoutes([...others, manifest]),
    ...checkBudget(manifest, budgetKiB),
  ];
}

function checkBudget({ name, id, bytes }: RemoteReleaseManifest, budgetKiB: number): Violation[] {
  const kib = Math.round((bytes / 1024) * 10) / 10;
  if (kib <= budgetKiB) return [];
  const problem = `says that the release has at most ${budgetKiB} KiB; it has ${kib} KiB (brotli)`;
  return [{ consumer: `${name} ${id}`, file: `${name}/package.json`, problem }];
}
