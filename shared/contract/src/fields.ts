/** Validation of single form fields. Users see the messages. */
import { z } from 'zod';
import { MAX_NAME_LENGTH, MIN_PASSWORD_LENGTH, PHONE_LENGTH } from './constants';
import { LANGUAGES } from './languages';
import {
  EMAIL_PATTERN,
  IFSC_PATTERN,
  PHONE_PATTERN,
  PLAIN_TEXT_PATTERN,
  TRANSACTION_ID_PATTERN,
  UPI_ID_PATTERN,
} from './patterns';

const NAME = 'Please provide a valid full name.';
const EMAIL = 'Please provide a valid email.';
const PHONE = 'Please provide a valid phone.';
const PASSWORD = `Please provide a password (min ${MIN_PASSWORD_LENGTH} characters).`;

export const nameField = z
  .string(NAME)
  .trim()
  .min(1, NAME)
  .max(MAX_NAME_LENGTH, `The name must have at most ${MAX_NAME_LENGTH} characters.`)
  .regex(PLAIN_TEXT_PATTERN, NAME);

export const emailField = z.string(EMAIL).trim().max(254, EMAIL).regex(EMAIL_PATTERN, EMAIL);

export const phoneField = z.string(PHONE).trim().length(PHONE_LENGTH, PHONE).regex(PHONE_PATTERN, PHONE);

export const passwordField = z
  .string(PASSWORD)
  .min(MIN_PASSWORD_LENGTH, PASSWORD)
  .max(200, 'The password must have at most 200 characters.');

const isWholePaise = (rupees: number) => Math.abs(Math.round(rupees * 100) / 100 - rupees) < 1e-9;

const DECIMAL_PATTERN = /^\d{1,13}(\.\d+)?$/;
const SIGNED_DECIMAL_PATTERN = /^-?\d{1,13}(\.\d+)?$/;

/** A number or its plain decimal form: no exponent, other base or list. */
const numberField = (pattern: RegExp, message: string) =>
  z.union([z.number(message), z.string(message).trim().regex(pattern, message)], message).transform(Number);

/** A number or its plain decimal form, without a sign. */
const decimalField = (message: string) =>
  numberField(DECIMAL_PATTERN, message).refine((value) => value >= 0, message);

const LARGEST_RUPEES = 10_000_000;

/** Rupees sent as text or number, at most two decimals, above zero. */
export const rupeesField = (message: string) =>
  decimalField(message)
    .refine((rupees) => rupees > 0, message)
    .refine((rupees) => rupees <= LARGEST_RUPEES, message)
    .refine(isWholePaise, message);

/** Rupees to give or, below zero, to take, sent as text or number, at most two decimals, not zero. */
export const signedRupeesField = (message: string) =>
  numberField(SIGNED_DECIMAL_PATTERN, message)
    .refine((rupees) => rupees !== 0 && Math.abs(rupees) <= LARGEST_RUPEES, message)
    .refine(isWholePaise, message);

/** Rupees of a balance, sent as text or number, at most two decimals: any amount that is exact in paise. */
export const balanceField = (message: string) =>
  decimalField(message)
    .refine((rupees) => Number.isSafeInteger(Math.round(rupees * 100)), message)
    .refine(isWholePaise, message);

/** A price in rupees, sent as text or number, at most two decimals; 0 means free. */
export const priceField = (message: string) =>
  decimalField(message)
    .refine((rupees) => rupees <= 1_000_000, message)
    .refine(isWholePaise, message);

export const idField = z.string().trim().min(1).max(64);

/** A language of the app. */
export const languageField = z.enum(LANGUAGES);

/** A number of rows, sent as text or number. */
export const countField = (max: number) => z.coerce.number<number | string>().int().min(0).max(max);

export const upiIdField = z
  .string()
  .trim()
  .max(100, 'Please enter a valid UPI ID.')
  .regex(UPI_ID_PATTERN, 'Please enter a valid UPI ID.');

export const ifscField = z
  .string()
  .trim()
  .toUpperCase()
  .regex(IFSC_PATTERN, 'Please enter a valid IFSC code.');

export const transactionIdField = z
  .string()
  .trim()
  .min(1, 'Transaction ID is required')
  .regex(TRANSACTION_ID_PATTERN, 'Transaction ID must be 8 to 35 letters and digits.');

/**
 * An uploaded image, of which the provider checks the content and ignores the name; absent or, as forms send it, an empty
 * text if it is left out.
 */
export const optionalImageField = z
  .union([z.instanceof(Blob), z.literal('').transform(() => undefined)], 'Please choose an image file.')
  .optional();

/** A yes or no, sent as text or boolean. */
export const flagField = z.union([
  z.boolean(),
  z.enum(['true', 'false']).transform((text) => text === 'true'),
]);

/** A month of Asia/Kolkata, such as 2026-04. */
export const monthField = z
  .string()
  .regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'The month is a year and a month, such as 2026-04.');

/** Page of an administrator's list, counted from 0. */
export const pageFields = z.object({
  page: countField(100_000).default(0),
  limit: countField(100).default(50),
});
