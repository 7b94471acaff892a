/** Reads the failures of the live remotes from the provider, and keeps them in the registry for their teams. */
import type { ReportSource } from '../canary-analysis/reports';
import { messageOf } from '../messageOf';
import { namedReleases } from '../store/retention';
import type { Store } from '../store/store';
import { readLive } from '../switch/switch';
import { summarizeReports } from './summarizeReports';

/** Age of the oldest reports, in hours, as in `npm run releases`. */
const HOURS = 24;

/** A watch that looks each minute reads them less often: one query for each remote, and a log-in that may be wrong. */
const EVERY_MS = 5 * 60_000;

export interface HealthSource {
  reports: Pick<ReportSource, 'errors'>;
  /** Time in ms since the epoch. */
  now: () => number;
}

/** Records the failures of each live remote. Rejects at the first one that the provider or the store refuses. */
export async function recordHealth(store: Store, { reports, now }: HealthSource): Promise<void> {
  const live = await readLive(store);
  if (!live) return;
  const published = await store.releases();
  const named = namedReleases(live);
  for (const remote of Object.keys(live.remotes)) {
    const isOwn = ({ name }: { name: string }) => name === remote;
    const newestFirst = published.filter(isOwn).sort((a, b) => b.builtAt.localeCompare(a.builtAt));
    const known = new Set([...named.filter(isOwn), ...newestFirst].map(({ id }) => id));
    const read = await reports.errors(HOURS, remote);
    const readAt = new Date(now()).toISOString();
    await store.saveHealth(remote, { readAt, hours: HOURS, ...summarizeReports(read, remote, [...known]) });
  }
}

/**
 * Makes a step of a watch that records the failures when they are due. It never rejects: an error is said, once until
 * there is another one.
 */
export function healthRecorder(
  store: Store,
  source: HealthSource,
): (say: (text: string) => void) => Promise<void> {
  let dueAt = -Infinity;
  let said = '';
  return async (say) => {
    if (source.now() < dueAt) return;
    dueAt = source.now() + EVERY_MS;
    const problem = await recordHealth(store, source).then(
      () => '',
      (error: unknown) => `Failures are not read for teams: ${messageOf(error)}`,
    );
    if (problem !== '' && problem !== said) say(problem);
    said = problem;
  };
}
