import type { ReportKind } from '@reelrupee/contract/loadError';
import { canaryOf } from '../composition/canaryOf';
import { composition } from '../composition/composition';
import { pageViewToken, post } from './pageView';

export interface LoadReport {
  event: ReportKind;
  remote: string;
  release: string;
  message?: string;
}

const MESSAGE_LENGTH = 500;

/** Sends a report to the provider. Fire-and-forget (`keepalive`); delivery errors are ignored. */
export function sendReport({ event, remote, release, message = '' }: LoadReport): void {
  pageViewToken()
    .then((token) =>
      post('reportClientError', {
        kind: event,
        remote,
        release,
        composition: composition.id,
        canary: canaryOf(remote),
        message: message.slice(0, MESSAGE_LENGTH),
        token,
      }),
    )
    .catch(() => undefined);
}
