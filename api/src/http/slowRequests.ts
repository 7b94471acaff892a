import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { bodySize } from './body/bodySize';

/** Time in which a client must send the head of a request, in ms. */
export const HEAD_TIMEOUT_MS = 10_000;
/** Connections without any traffic are closed after this time, in ms. */
export const IDLE_TIMEOUT_MS = 60_000;
/** Time between two checks for slow connections, in ms. */
export const CHECK_INTERVAL_MS = 3_000;

/** Time in which a body may arrive at any speed, in ms; a phone may lose its network for as long. */
const GRACE_MS = 15_000;
/** Slowest average speed of a body after that: 128 kbit/s, in bytes per second. */
const SLOWEST_BYTES_PER_S = 16 * 1024;

export interface BodyProgress {
  /** Time since the head of the request arrived, in ms. */
  elapsedMs: number;
  /** Bytes of the body that have arrived. */
  bytes: number;
}

/** Tells if a body arrives so slowly that its connection is closed. */
export function isTooSlow({ elapsedMs, bytes }: BodyProgress): boolean {
  return bytes < ((elapsedMs - GRACE_MS) / 1000) * SLOWEST_BYTES_PER_S;
}

/** Closes connections whose body arrives too slowly. Node's own limit has one length for a line of text and a backup. */
export function registerSlowRequests(app: FastifyInstance): void {
  const arriving = new Map<IncomingMessage, { startedAt: number; bytesBefore: number }>();
  app.server.on('request', (request: IncomingMessage) => {
    const size = bodySize(request.headers);
    if (size.kind === 'known' && size.bytes === 0) return;
    arriving.set(request, { startedAt: performance.now(), bytesBefore: request.socket.bytesRead });
    request.once('close', () => arriving.delete(request));
  });
  const timer = setInterval(() => {
    for (const [request, { startedAt, bytesBefore }] of arriving) {
      const bytes = request.socket.bytesRead - bytesBefore;
      const elapsedMs = performance.now() - startedAt;
      if (request.complete) arriving.delete(request);
      else if (isTooSlow({ elapsedMs, bytes })) request.socket.destroy();
    }
  }, CHECK_INTERVAL_MS);
  timer.unref();
  app.addHook('onClose', () => clearInterval(timer));
}
