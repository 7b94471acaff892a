import { isIPv6 } from 'node:net';

/** Where a call comes from. */
export interface Client {
  /** IP address of the caller, behind trusted proxies. */
  address: string;
  /** User-Agent header, empty without one. */
  userAgent: string;
}

/** Groups of an IPv6 address that name its network: providers give each customer a /64. */
const NETWORK_GROUPS = 4;

/** The network that a single customer controls: an IPv4 address itself, the /64 of an IPv6 address. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  const groups = [...before, ...zeros, ...after].slice(0, NETWORK_GROUPS);
  return `${groups.map((group) => parseInt(group, 16).toString(16)).join(':')}::/64`;
}
