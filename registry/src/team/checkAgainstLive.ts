/** The checks of a remote against what is live, as the registry would make them. Pure. */
import { checkNewRoutes } from '../contract-check/checkNewRoutes';
import { checkPair, type Violation } from '../contract-check/checkPair';
import type { LiveContract } from '../service/contract';
import type { RemoteReleaseManifest, ShellReleaseManifest } from '../store/manifests';

/** Reasons why a release cannot go live with the live ones. */
export function checkAgainstLive(
  { shell, remotes }: LiveContract,
  manifest: RemoteReleaseManifest,
  budgetKiB: number,
): Violation[] {
  const liveShell: ShellReleaseManifest = { ...shell, files: {}, template: '' };
  const served = remotes.map(({ name, id, routes }) => ({ ...manifest, name, id, routes }));
  // The own release is the last, so that a route that two remotes declare is a violation of this one.
  const others = served.filter(({ name }) => name !== manifest.name);
  const own = served.filter(({ name }) => name === manifest.name);
  return [
    ...checkPair(liveShell, manifest),
    ...checkNewRoutes([...others, manifest], [...others, ...own]),
    ...checkBudget(manifest, budgetKiB),
  ];
}

function checkBudget({ name, id, bytes }: RemoteReleaseManifest, budgetKiB: number): Violation[] {
  const kib = Math.round((bytes / 1024) * 10) / 10;
  if (kib <= budgetKiB) return [];
  const problem = `says that the release has at most ${budgetKiB} KiB; it has ${kib} KiB (brotli)`;
  return [{ consumer: `${name} ${id}`, file: `${name}/package.json`, problem }];
}
