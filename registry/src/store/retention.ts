/**
 * The releases and pages to keep: all that are needed by a composition that was live during the last 90 days, so that
 * it can be live again. Pure.
 */
import type { Composition } from '@reelrupee/federation/composition/composition';
import type { PublishedRelease, ReleaseRef, SwitchRecord } from './store';

export const KEEP_DAYS = 90;

const DAY_MS = 86_400_000;

/** The switches whose composition was live at some time during the last 90 days. */
export function keptSwitches<Switch extends Pick<SwitchRecord, 'at'>>(
  history: Switch[],
  now: number,
): Switch[] {
  const oldest = now - KEEP_DAYS * DAY_MS;
  return history.filter((_, index) => {
    const replacedAt = history[index + 1]?.at;
    return replacedAt === undefined || Date.parse(replacedAt) >= oldest;
  });
}

/** Every release that a composition names, in whatever role. */
export function namedReleases({ shell, remotes }: Composition): ReleaseRef[] {
  const ofShell = [shell.release, shell.previous].map((id) => ({ name: 'shell', id }));
  const ofRemotes = Object.entries(remotes).flatMap(([name, { current, previous, canary }]) =>
    [current.id, previous?.id, canary?.release.id].map((id) => ({ name, id })),
  );
  return [...ofShell, ...ofRemotes].flatMap(({ name, id }) => (id === undefined ? [] : [{ name, id }]));
}

/** The releases that were built more than 90 days ago. */
export function outdated(published: PublishedRelease[], now: number): ReleaseRef[] {
  const oldest = now - KEEP_DAYS * DAY_MS;
  return published
    .filter(({ builtAt }) => Date.parse(builtAt) < oldest)
    .map(({ name, id }) => ({ name, id }));
}

/** Those releases among some that none of the compositions names. */
export function unnamed(releases: ReleaseRef[], compositions: Composition[]): ReleaseRef[] {
  const named = new Set(compositions.flatMap(namedReleases).map(key));
  return releases.filter((release) => !named.has(key(release)));
}

/** The pages that the switches kept so far needed, and that those kept from now on do not, nor a new switch to `next`. */
export function sitesToPrune(history: SwitchRecord[], next: string, now: number): string[] {
  const last = history.at(-1);
  if (!last) return [];
  const needed = new Set([next, ...keptSwitches(history, now).map(({ site }) => site)]);
  const keptSoFar = keptSwitches(history, Date.parse(last.at)).map(({ site }) => site);
  return [...new Set(keptSoFar)].filter((site) => !needed.has(site));
}

function key({ name, id }: ReleaseRef): string {
  return `${name}/${id}`;
}
