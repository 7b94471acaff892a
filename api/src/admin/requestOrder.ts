import type { RequestStatus } from '@reelrupee/contract/entities';

/** Requests that wait are listed oldest first, as they are to be decided; decided ones newest first. */
export function requestOrder(status: RequestStatus): 'asc' | 'desc' {
  return status === 'pending' ? 'asc' : 'desc';
}
