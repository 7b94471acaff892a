import { previewOf } from '../previews/preview';
import { recordLoadEvent, type LoadEvent } from './loadEvents';

/** Records an event of a release after its screen has opened; a preview's is not reported. */
export function recordLate(
  { remote, release }: { remote: string; release: string },
  event: LoadEvent['event'],
  message: string,
  error?: unknown,
): void {
  const role = previewOf(remote)?.release.id === release ? 'override' : 'current';
  recordLoadEvent({ remote, release, role, event, message, error });
}
