/** Phone numbers and emails as people type, paste and autofill them. */
import { compactText } from './compactText';
import { PHONE_LENGTH } from './constants';
import { EMAIL_PATTERN, PHONE_PATTERN } from './patterns';

const SEPARATORS = /[().\u2010-\u2015-]/g;
/** The country code with or without its prefix, and the trunk zero that may follow or replace it. */
const COUNTRY_OR_TRUNK = new RegExp(`^(?:(?:\\+|00)?91)?0?(?=\\d{${PHONE_LENGTH}}$)`);

/** The national number of an Indian phone: `+91 98765-43210` and `098765 43210` give `9876543210`. */
export function normalizePhone(text: string): string {
  return compactText(text).replace(SEPARATORS, '').replace(COUNTRY_OR_TRUNK, '');
}

/** A name without surrounding spaces, and without invisible marks other than the joiners of Indian scripts. */
export function normalizeName(text: string): string {
  return text.replace(/(?![\u200c\u200d])\p{Cf}/gu, '').trim();
}

/** An email without surrounding spaces and invisible marks, in lower case. */
export function normalizeEmail(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase();
}

/** A mistake in a phone number: other characters than digits, or a wrong number of digits. */
export type PhoneMistake = { kind: 'not-digits' } | { kind: 'length'; digits: number };

/** The mistake in a phone number; null for a valid or an empty one. */
export function phoneMistake(text: string): PhoneMistake | null {
  const phone = normalizePhone(text);
  if (phone === '' || PHONE_PATTERN.test(phone)) return null;
  const digits = phone.replace(/\D/g, '').length;
  return digits === phone.length ? { kind: 'length', digits } : { kind: 'not-digits' };
}

/** `name`: the part before the @ has other characters than an email here may have; `domain`: the part after it is not one. */
export type EmailMistake = 'spaces' | 'no-at' | 'name' | 'domain';

/** The mistake in an email; null for a valid or an empty one. */
export function emailMistake(text: string): EmailMistake | null {
  const email = normalizeEmail(text);
  if (email === '' || EMAIL_PATTERN.test(email)) return null;
  if (/\s/.test(email)) return 'spaces';
  if (!email.includes('@')) return 'no-at';
  return EMAIL_PATTERN.test(email.replace(/^.*@/, 'name@')) ? 'name' : 'domain';
}
