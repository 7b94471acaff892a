import { LOAD_ERROR_KINDS } from '@reelrupee/contract/loadError';
import type { LoadEvent } from './loadEvents';

/**
 * The release of a remote whose screen was opened last; undefined if none was, or if it has failed since. A `hang` is of
 * an earlier page, or of a screen that was left. Pure.
 */
export function openRelease(events: readonly LoadEvent[], remote: string): string | undefined {
  const last = events.filter((event) => event.remote === remote && isOfOpening(event)).at(-1);
  return last?.event === 'opened' ? last.release : undefined;
}

function isOfOpening({ event }: LoadEvent): boolean {
  return event === 'opened' || isLoadError(event);
}

/** True for errors that keep a release from opening. */
export function isLoadError(event: LoadEvent['event']): boolean {
  return event !== 'hang' && LOAD_ERROR_KINDS.some((kind) => kind === event);
}
