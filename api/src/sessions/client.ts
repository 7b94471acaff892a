import { isIPv4, isIPv6 } from 'node:net';

/** Source of a call. */
export interface Client {
  /** IP address of the caller, behind trusted proxies. */
  address: string;
  /** User-Agent header, empty without one. */
  userAgent: string;
}

/** Groups of an IPv6 address that name a customer: providers give each one a /64. */
const CUSTOMER_GROUPS = 4;
/** Groups of an IPv6 address that name a block of many customers' prefixes: a /48. */
const BLOCK_GROUPS = 3;

/** The prefix that a single customer controls: an IPv4 address itself, the /64 of an IPv6 address. */
export function customerPrefixOf(address: string): string {
  return mappedIpv4(address) ?? (isIPv6(address) ? prefixOf(address, CUSTOMER_GROUPS) : address);
}

/** The block of addresses that one operator can rent as a whole: the /24 of an IPv4 address, the /48 of an IPv6 address. */
export function networkBlockOf(address: string): string {
  const ipv4 = mappedIpv4(address) ?? address;
  if (isIPv4(ipv4)) return `${ipv4.split('.').slice(0, 3).join('.')}.0/24`;
  return isIPv6(address) ? prefixOf(address, BLOCK_GROUPS) : address;
}

function mappedIpv4(address: string): string | undefined {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
}

function prefixOf(address: string, length: number): string {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  const groups = [...before, ...zeros, ...after].slice(0, length);
  return `${groups.map((group) => parseInt(group, 16).toString(16)).join(':')}::/${length * 16}`;
}
