import { randomBytes } from 'node:crypto';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

function randomText(length: number): string {
  return Array.from(randomBytes(length), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

/** A new id: 16 characters of Crockford's base 32 (80 random bits), short enough to type. */
export function newId(): string {
  return randomText(16);
}

/** A new referral code: 8 capital letters and digits without look-alikes. */
export function newReferralCode(): string {
  return randomText(8).toUpperCase();
}
