import { BlockList, isIP } from 'node:net';
import { z } from 'zod';

/** Groups of addresses that the server knows by name. */
const GROUPS = new Set(['loopback', 'linklocal', 'uniquelocal']);

const REASON =
  'must be the number of proxies in front of the server, such as 1, or their addresses separated by commas, or false; ' +
  'true would let anyone choose the address that rate limits count';

/** The setting TRUST_PROXY: a number of hops, addresses, or false. */
export const trustProxy = z.string().transform((text, context): number | string[] | false => {
  if (text === 'false' || text === '0') return false;
  if (/^[1-9]$/.test(text)) return Number(text);
  const addresses = text.split(',').map((part) => part.trim());
  if (addresses.every(isAddress)) return addresses;
  context.addIssue({ code: 'custom', message: REASON });
  return z.NEVER;
});

function isAddress(text: string): boolean {
  if (GROUPS.has(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  return isPrefix(address, bits, version === 4 ? 'ipv4' : 'ipv6');
}

function isPrefix(address: string, bits: string, family: 'ipv4' | 'ipv6'): boolean {
  if (!/^\d{1,3}$/.test(bits)) return false;
  try {
    new BlockList().addSubnet(address, Number(bits), family);
    return true;
  } catch {
    return false;
  }
}
