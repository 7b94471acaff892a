import type { LoadEvent } from '../reports/loadEvents';
import type { Preview } from './preview';

/** At most so many faults are shown, the newest. */
const SHOWN = 3;

/**
 * Faults of previews in words, the newest last: the remote, the kind, the error's name and message, and the innermost
 * file of the release with line and column. Pure.
 */
export function previewFaults(events: readonly LoadEvent[], previews: readonly Preview[]): string[] {
  const faults = previews.flatMap(({ remote, release, base }) =>
    events
      .filter((event) => event.remote === remote && event.release === release.id && event.event !== 'opened')
      .map((event) => faultText(event, base)),
  );
  return [...new Set(faults)].slice(-SHOWN);
}

function faultText({ remote, event, message = '', error }: LoadEvent, base: string): string {
  // An error of the federation runtime has the one of the release's code as its cause.
  const thrown = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(thrown instanceof Error)) return `${remote}, ${event}: ${message}`;
  return `${remote}, ${event}: ${thrown.name}: ${thrown.message}${placeIn(thrown.stack ?? '', base)}`;
}

/** The innermost script below an address in a stack, such as ` (quiz.js:1:234)`. */
function placeIn(stack: string, base: string): string {
  const places = stack.match(/https?:\/\/[^\s()]+:\d+:\d+/g) ?? [];
  const own = places.find((place) => place.startsWith(base));
  return own === undefined ? '' : ` (${own.slice(base.length)})`;
}
