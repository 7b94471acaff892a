/** Validation of single form fields: each message is the text that users see. */
import { z } from 'zod';
import { MIN_PASSWORD_LENGTH, PHONE_LENGTH } from './constants';
import {
  EMAIL_PATTERN,
  IFSC_PATTERN,
  PHONE_PATTERN,
  TRANSACTION_ID_PATTERN,
  UPI_ID_PATTERN,
} from './patterns';

export const nameField = z.string().trim().min(1, 'Please provide a valid full name.').max(100);

export const emailField = z.string().trim().max(254).regex(EMAIL_PATTERN, 'Please provide a valid email.');

export const phoneField = z
  .string()
  .trim()
  .length(PHONE_LENGTH, 'Please provide a valid phone.')
  .regex(PHONE_PATTERN, 'Please provide a valid phone.');

export const passwordField = z
  .string()
  .min(MIN_PASSWORD_LENGTH, `Please provide a password (min ${MIN_PASSWORD_LENGTH} characters).`)
  .max(200);

/** Rupees sent as text or number, at most two decimals, above zero. */
export const rupeesField = (message: string) =>
  z.coerce
    .number<number | string>(message)
    .positive(message)
    .max(10_000_000, message)
    .refine((rupees) => Math.abs(Math.round(rupees * 100) / 100 - rupees) < 1e-9, message);

export const idField = z.string().trim().min(1).max(64);

/** Count of rows, or of rows to skip, sent as text or number. */
export const countField = (max: number) => z.coerce.number<number | string>().int().min(0).max(max);

export const upiIdField = z.string().trim().max(100).regex(UPI_ID_PATTERN, 'Please enter a valid UPI ID.');

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

/** An uploaded file; its content is judged by the provider, never its name. */
export const fileField = z.instanceof(Blob);
