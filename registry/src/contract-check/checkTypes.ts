/** The check of types: whether each remote's sources still compile against what the shell offers. */
import { join } from 'node:path';
import type { Composition } from '@reelrupee/federation/composition/composition';
import { WORKSPACE } from '@reelrupee/federation/presets/workspace';
import { parseReleaseTypes, type ReleaseTypes } from '../contract-types/declarations';
import { runTypeCheck } from '../contract-types/runTypeCheck';
import type { RemoteReleaseManifest, ShellReleaseManifest } from '../store/manifests';
import { shellManifest } from '../store/findManifest';
import type { Store } from '../store/store';
import type { Violation } from './checkPair';

export interface Together {
  shell: ShellReleaseManifest;
  remotes: RemoteReleaseManifest[];
}

/** Packages whose `node_modules` have the types that declarations refer to, such as React's. */
const TYPES_FROM = ['shared/platform', 'shared/ui', 'shared/contract'].map((dir) => join(WORKSPACE, dir));

/** Violations by releases that were not live together before and were built against other declarations. */
export async function checkTypes(
  store: Store,
  next: Together,
  live: Composition | undefined,
): Promise<Violation[]> {
  const { shell } = next;
  const checkedBefore = await remotesOf(store, live, shell);
  const unchecked = next.remotes.filter(
    ({ name, id, types }) =>
      types !== undefined && types !== shell.types && !checkedBefore.has(`${name} ${id}`),
  );
  const offered = unchecked.length > 0 ? await typesOf(store, shell) : undefined;
  if (!offered) return [];
  const remotes: { name: string; id: string; built: ReleaseTypes }[] = [];
  for (const { name, id } of unchecked) {
    const built = await typesOf(store, { name, id });
    if (built) remotes.push({ name, id, built });
  }
  const found = await runTypeCheck({ offered: offered.declarations, remotes, folders: TYPES_FROM });
  return found.map(({ name, id, file, line, message }) => ({
    consumer: `${name} ${id}`,
    file: `${name}/${file}:${line}`,
    problem: `does not fit the types of shell ${shell.id}: ${message}`,
  }));
}

/** The releases that are live in a shell with the same types, and so were checked against them. */
async function remotesOf(
  store: Store,
  live: Composition | undefined,
  { types }: ShellReleaseManifest,
): Promise<Set<string>> {
  if (!live || (await shellManifest(store, live.shell.release)).types !== types) return new Set();
  const served = Object.entries(live.remotes).flatMap(([name, { current, canary }]) => [
    `${name} ${current.id}`,
    ...(canary ? [`${name} ${canary.release.id}`] : []),
  ]);
  return new Set(served);
}

async function typesOf(
  store: Store,
  { name, id }: { name: string; id: string },
): Promise<ReleaseTypes | undefined> {
  const json = await store.readCode({ name, id }, 'types');
  return json === undefined ? undefined : parseReleaseTypes(json);
}
