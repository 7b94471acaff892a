import type { BadgeTone } from '@reelrupee/ui/core';
import { composition } from '../composition/composition';
import type { LoadEvent } from '../reports/loadEvents';
import { previews } from '../previews/preview';
import { transferSummary } from './transferSummary';

/** State of a remote, or of one of its releases, in this tab. */
export interface LoadStatus {
  text: string;
  tone: BadgeTone;
}

export interface RemoteRow {
  remote: string;
  outcome: LoadStatus;
  /** Its releases; those that this tab has tried have an outcome. */
  releases: { role: string; id: string; outcome?: LoadStatus | undefined }[];
  routes: string;
  /** Size and load time of its files. */
  transfer: string;
}

/** Every live or previewed remote, with its state in this tab. */
export function remoteRows(events: readonly LoadEvent[]): RemoteRow[] {
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
  return [...previewed, ...others].map(({ remote, routes, releases }) => {
    const own = events.filter((event) => event.remote === remote);
    return {
      remote,
      outcome: statusOf(own) ?? { text: 'not opened', tone: 'neutral' },
      releases: releases.map(({ role, id }) => {
        const ofRelease = own.filter(({ release }) => release === id);
        return { role, id, outcome: statusOf(ofRelease) };
      }),
      routes: routes.map(({ path }) => path).join(', '),
      transfer: transferSummary(`/${remote}/`),
    };
  });
}

/** The last event; undefined without any. A release that runs because another failed has fallen back. */
function statusOf(events: LoadEvent[]): LoadStatus | undefined {
  const last = events.at(-1);
  if (!last) return undefined;
  if (last.event !== 'opened') return { text: last.event, tone: 'danger' };
  const fellBack = events.some(({ event, release }) => event !== 'opened' && release !== last.release);
  return fellBack ? { text: 'fell back', tone: 'pending' } : { text: 'running', tone: 'earned' };
}
