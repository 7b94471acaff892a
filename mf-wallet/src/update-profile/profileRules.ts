/** Validation rules and messages of the profile form. The provider validates the same fields again. */
import { compactText } from '@reelrupee/contract/compactText';
import { normalizeEmail, normalizeName, normalizePhone } from '@reelrupee/contract/contact';
import type { User } from '@reelrupee/platform';
import {
  ACCOUNT_NUMBER_PATTERN,
  EMAIL_PATTERN,
  IFSC_PATTERN,
  PHONE_PATTERN,
  UPI_ID_PATTERN,
} from '@reelrupee/contract/patterns';
import { t } from '../texts/texts';

export interface ProfileFields {
  name: string;
  email: string;
  phone: string;
  userUpiId: string;
  accountHolderName: string;
  accountNumber: string;
  ifscCode: string;
}

export type ProfileErrors = Partial<Record<keyof ProfileFields, string>>;

/** The message for the whole form when no payee is given. */
export const PAYEE_NEEDED = 'Please provide either UPI ID or complete bank details.';
const UPI_REQUIRED = 'Required if bank details are not provided.';
const EITHER = 'Please enter either valid UPI or complete bank details.';

const BANK_FIELDS = ['accountHolderName', 'accountNumber', 'ifscCode'] as const;
export const PAYEE_FIELDS = ['userUpiId', ...BANK_FIELDS] as const;

/** The form’s initial values for a user. */
export function profileFields(user: User): ProfileFields {
  const { name, email, phone, userUpiId, bankDetails } = user;
  return { name, email, phone, userUpiId, ...bankDetails };
}

/** Trims the fields, lowers the email, shortens the phone to its national number, removes spaces from UPI ID, account number and IFSC, and upper-cases the IFSC. */
export function normalizeProfile(fields: ProfileFields): ProfileFields {
  return {
    name: normalizeName(fields.name),
    email: normalizeEmail(fields.email),
    phone: normalizePhone(fields.phone),
    userUpiId: compactText(fields.userUpiId),
    accountHolderName: normalizeName(fields.accountHolderName),
    accountNumber: compactText(fields.accountNumber).replaceAll('-', ''),
    ifscCode: compactText(fields.ifscCode).toUpperCase(),
  };
}

/** True if the fields name a payee: a UPI ID, or all three bank details. */
export function hasPayee(fields: ProfileFields): boolean {
  return fields.userUpiId !== '' || BANK_FIELDS.every((field) => fields[field] !== '');
}

/** The bank details that are missing for withdrawals to the account, where a UPI ID is enough to save the others. */
export function missingBankFields(fields: ProfileFields): readonly (typeof BANK_FIELDS)[number][] {
  const { userUpiId, ...rest } = normalizeProfile(fields);
  const missing = BANK_FIELDS.filter((field) => rest[field] === '');
  return userUpiId !== '' && missing.length < BANK_FIELDS.length ? missing : [];
}

/** Errors by field. Fields must be normalized; a missing payee is reported at the first empty bank field. */
export function validateProfile(fields: ProfileFields): ProfileErrors {
  return {
    ...(fields.name ? {} : { name: t('Please provide a valid full name.') }),
    ...(EMAIL_PATTERN.test(fields.email) ? {} : { email: t('Please provide a valid email.') }),
    ...(PHONE_PATTERN.test(fields.phone) ? {} : { phone: t('Please provide a valid phone.') }),
    ...checkFormats(fields),
    ...(hasPayee(fields) ? {} : missingPayee(fields)),
  };
}

function checkFormats({ userUpiId, accountNumber, ifscCode }: ProfileFields): ProfileErrors {
  return {
    ...(isEmptyOr(UPI_ID_PATTERN, userUpiId) ? {} : { userUpiId: t(EITHER) }),
    ...(isEmptyOr(ACCOUNT_NUMBER_PATTERN, accountNumber)
      ? {}
      : { accountNumber: t('Please enter a valid account number.') }),
    ...(isEmptyOr(IFSC_PATTERN, ifscCode) ? {} : { ifscCode: t('Please enter a valid IFSC code.') }),
  };
}

function missingPayee(fields: ProfileFields): ProfileErrors {
  const missing = BANK_FIELDS.find((field) => fields[field] === '');
  return { userUpiId: t(UPI_REQUIRED), ...(missing ? { [missing]: t(EITHER) } : {}) };
}

function isEmptyOr(pattern: RegExp, value: string): boolean {
  return value === '' || pattern.test(value);
}
