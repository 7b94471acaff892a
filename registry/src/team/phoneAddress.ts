import { networkInterfaces } from 'node:os';

const OF_THIS_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]']);

/** An address as a phone in the same network opens it: `localhost` would be the phone. */
export function phoneAddress(address: string): string {
  const url = new URL(address);
  if (!OF_THIS_MACHINE.has(url.hostname)) return address;
  const own = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal);
  if (own) url.hostname = own.address;
  return url.href;
}
