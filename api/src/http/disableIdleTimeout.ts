import type { ActionName } from '@reelrupee/contract/actions';
import type { FastifyRequest } from 'fastify';

/** Actions that read the whole ledger, or a month of it: minutes on a large one. deploy/nginx/api.conf has the same names. */
export const WITHOUT_IDLE_TIMEOUT: ReadonlySet<ActionName> = new Set([
  'adminHealth',
  'adminListLedgerSums',
  'adminListPayouts',
  'adminListReceipts',
]);

/** Keeps the connection of a call whose reply takes longer than idle connections live, such as a large backup. */
export function disableIdleTimeout({ raw }: FastifyRequest): void {
  raw.socket.setTimeout(0);
}
