import type { FailureKind } from '@reelrupee/contract/failure';
import { RUNTIME_CONFIG_ELEMENT, type RuntimeConfig } from '@reelrupee/contract/runtimeConfig';
import { composition } from './composition';
import { readInlined } from './inlined';

export interface Beacon {
  event: 'opened' | FailureKind;
  remote: string;
  release: string;
  message?: string;
}

const MESSAGE_LENGTH = 500;

/** Tells the provider's reportClientError. Best effort: it outlives the page, and its own failure is nobody's. */
export function sendBeacon({ event, remote, release, message }: Beacon): void {
  const body = new FormData();
  body.set('kind', event);
  body.set('remote', remote);
  body.set('release', release);
  body.set('composition', composition.id);
  if (message) body.set('message', message.slice(0, MESSAGE_LENGTH));
  const { apiHost } = readInlined<RuntimeConfig>(RUNTIME_CONFIG_ELEMENT);
  fetch(`${apiHost}/reportClientError`, { method: 'POST', body, keepalive: true }).catch(() => undefined);
}
