import type { IncomingHttpHeaders } from 'node:http';

export type BodySize =
  | { kind: 'known'; bytes: number }
  /** The body is sent in chunks, and its size becomes known with the last one. */
  | { kind: 'open' };

/** The size that the headers of a request state for its body. */
export function bodySize(headers: IncomingHttpHeaders): BodySize {
  if (headers['transfer-encoding'] !== undefined) return { kind: 'open' };
  return { kind: 'known', bytes: Number(headers['content-length'] ?? 0) };
}
