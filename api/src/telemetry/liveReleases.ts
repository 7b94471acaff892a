/** The releases that are or were live, by the compositions that the site keeps. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const release = z.object({ id: z.string() });
const composition = z.object({
  id: z.string(),
  shell: z.object({ release: z.string() }),
  remotes: z.record(
    z.string(),
    z.object({
      current: release,
      previous: release.optional(),
      canary: z.object({ release }).optional(),
    }),
  ),
});
type Composition = z.infer<typeof composition>;

/** Folders of compositions never change, so each is read once. */
const read = new Map<string, Composition | undefined>();

/**
 * The canary of the remote, empty without one, in a kept composition with this id that has this release of it; undefined
 * if there is none. `provider` reports the shell's release.
 */
export async function findLive(
  siteDir: string,
  id: string,
  { remote, release }: { remote: string; release: string },
): Promise<{ canary: string } | undefined> {
  const known = await keptComposition(siteDir, id);
  if (!known || !releasesOf(known, remote).includes(release)) return undefined;
  return { canary: known.remotes[remote]?.canary?.release.id ?? '' };
}

/** True if a kept composition with this id has this canary of the remote, next to or as this release. */
export async function isCanaryOf(
  siteDir: string,
  id: string,
  { remote, release, canary }: { remote: string; release: string; canary: string },
): Promise<boolean> {
  const slot = (await keptComposition(siteDir, id))?.remotes[remote];
  return slot?.canary?.release.id === canary && [canary, slot.current.id].includes(release);
}

async function keptComposition(siteDir: string, id: string): Promise<Composition | undefined> {
  const sites = join(siteDir, '.sites');
  for (const folder of await readdir(sites).catch(() => [])) {
    const known = await readComposition(join(sites, folder, 'composition.json'));
    if (known?.id === id) return known;
  }
  return undefined;
}

function releasesOf({ shell, remotes }: Composition, remote: string): string[] {
  if (remote === 'shell' || remote === 'provider') return [shell.release];
  const slot = remotes[remote];
  if (!slot) return [];
  return [slot.current, slot.previous, slot.canary?.release].flatMap((one) => one?.id ?? []);
}

async function readComposition(file: string): Promise<Composition | undefined> {
  if (!read.has(file)) {
    const text = await readFile(file, 'utf8').catch(() => undefined);
    // A folder that is still being written is read again.
    if (text === undefined) return undefined;
    read.set(file, composition.safeParse(JSON.parse(text)).data);
  }
  return read.get(file);
}
