import type { AddressInfo } from 'node:net';

/** Hosts that mean all addresses of this machine; a browser on it uses localhost. */
const WILDCARD_HOSTS = new Set(['0.0.0.0', '::', '']);

/** The URL to open in a browser for a server that listens on `host`. */
export function listenUrl(host: string, listening: AddressInfo | string | null): string {
  const port = typeof listening === 'object' ? listening?.port : undefined;
  const name = WILDCARD_HOSTS.has(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port ?? ''}`;
}
