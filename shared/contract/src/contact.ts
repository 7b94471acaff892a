/** Phone numbers and emails as people type, paste and autofill them. */
import { PHONE_LENGTH } from './constants';
import { EMAIL_PATTERN, PHONE_PATTERN } from './patterns';

const SEPARATORS = /[\s().-]/g;
/** The country code with or without its prefix, and the trunk zero that may follow or replace it. */
const COUNTRY_OR_TRUNK = new RegExp(`^(?:(?:\\+|00)?91)?0?(?=\\d{${PHONE_LENGTH}}$)`);
const DEVANAGARI_ZERO = 0x0966;

/** The national number of an Indian phone: `+91 98765-43210` and `098765 43210` give `9876543210`. */
export function normalizePhone(text: string): string {
  return text
    .replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO))
    .replace(SEPARATORS, '')
    .replace(COUNTRY_OR_TRUNK, '');
}

/** An email without surrounding spaces, in lower case. */
export function normalizeEmail(text: string): string {
  return text.trim().toLowerCase();
}

/** Says what is wrong with a phone number beyond being invalid; null for a valid or an empty one. */
export function phoneAdvice(text: string): string | null {
  const phone = normalizePhone(text);
  if (phone === '' || PHONE_PATTERN.test(phone)) return null;
  const digits = phone.replace(/\D/g, '').length;
  if (digits !== phone.length) return 'A phone number has digits only, as in 98765 43210.';
  return `These are ${digits} digits. A mobile number has ${PHONE_LENGTH}, as in 98765 43210.`;
}

/** Says what is wrong with an email beyond being invalid; null for a valid or an empty one. */
export function emailAdvice(text: string): string | null {
  const email = normalizeEmail(text);
  if (email === '' || EMAIL_PATTERN.test(email)) return null;
  if (/\s/.test(email)) return 'An email has no spaces.';
  if (!email.includes('@')) return 'An email has an @, as in name@mail.in.';
  return 'Check the part after the @, as in name@mail.in.';
}
