import { z } from 'zod';
import { RefusedError } from '../refusedError';

const namingRemote = z.object({ remote: z.string() });

/** The remote whose team asks, by the query. Throws a RefusedError without one. */
export function queriedRemote(query: unknown): string {
  const { data } = namingRemote.safeParse(query);
  if (data) return data.remote;
  throw new RefusedError(400, 'The request names no remote.', 'Add ?remote= with the name of yours.');
}
