import type { BadgeTone } from '@reelrupee/ui/core';
import { composition } from '../composition';
import type { JournalEntry } from '../journal';
import { previews } from '../preview';
import { transferOf } from './transfer';

export interface RemoteRow {
  remote: string;
  /** What became of it in this tab. */
  state: string;
  tone: BadgeTone;
  releases: { role: string; id: string }[];
  routes: string;
  /** What its files weighed and how long they took. */
  transfer: string;
}

/** Every live or previewed remote, with what this tab knows of it. */
export function remoteRows(events: readonly JournalEntry[]): RemoteRow[] {
  const live = Object.entries(composition.remotes).map(([remote, { current, previous, canary }]) => ({
    remote,
    routes: current.routes,
    releases: [
      { role: 'current', id: current.id },
      ...(previous ? [{ role: 'previous', id: previous.id }] : []),
      ...(canary ? [{ role: `canary for ${canary.percent} %`, id: canary.release.id }] : []),
    ],
  }));
  const previewed = previews.map(({ remote, release, base }) => ({
    remote,
    routes: release.routes,
    releases: [{ role: `preview from ${base}`, id: release.id }],
  }));
  const others = live.filter(({ remote }) => !previewed.some((preview) => preview.remote === remote));
  return [...previewed, ...others].map(({ remote, routes, releases }) => ({
    remote,
    releases,
    routes: routes.map(({ path }) => path).join(', '),
    transfer: transferOf(`/${remote}/`),
    ...stateOf(events.filter((event) => event.remote === remote)),
  }));
}

function stateOf(events: JournalEntry[]): Pick<RemoteRow, 'state' | 'tone'> {
  const last = events.at(-1);
  if (!last) return { state: 'not opened', tone: 'neutral' };
  if (last.event !== 'opened') return { state: last.event, tone: 'danger' };
  const fellBack = last.why === 'previous';
  return { state: fellBack ? 'fell back' : 'running', tone: fellBack ? 'pending' : 'earned' };
}
