import type { ReportKind } from '@reelrupee/contract/loadError';
import { RUNTIME_CONFIG_ELEMENT, type RuntimeConfig } from '@reelrupee/contract/runtimeConfig';
import { composition } from '../composition/composition';
import { readDataBlock } from '../composition/dataBlock';

export interface LoadReport {
  event: ReportKind;
  remote: string;
  release: string;
  message?: string;
}

const MESSAGE_LENGTH = 500;

/** Sends a report to the provider. Fire-and-forget (`keepalive`); delivery errors are ignored. */
export function sendReport({ event, remote, release, message }: LoadReport): void {
  const body = new FormData();
  body.set('kind', event);
  body.set('remote', remote);
  body.set('release', release);
  body.set('composition', composition.id);
  if (message) body.set('message', message.slice(0, MESSAGE_LENGTH));
  const { apiHost } = readDataBlock<RuntimeConfig>(RUNTIME_CONFIG_ELEMENT);
  fetch(`${apiHost}/reportClientError`, { method: 'POST', body, keepalive: true }).catch(() => undefined);
}
