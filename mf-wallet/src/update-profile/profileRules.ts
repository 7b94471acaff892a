/** Rules and messages of the profile's fields. The provider checks the same again. */
import type { User } from '@reelrupee/contract/entities';
import {
  ACCOUNT_NUMBER_PATTERN,
  EMAIL_PATTERN,
  IFSC_PATTERN,
  PHONE_PATTERN,
  UPI_ID_PATTERN,
} from '@reelrupee/contract/patterns';

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

/** Said of the form as a whole when there is nowhere to pay to. */
export const PAYEE_NEEDED = 'Please provide either UPI ID or complete bank details.';
const UPI_REQUIRED = 'Required if bank details are not provided.';
const EITHER = 'Please enter either valid UPI or complete bank details.';

export const BANK_FIELDS = ['accountHolderName', 'accountNumber', 'ifscCode'] as const;

/** The form as the user is known. */
export function profileFields(user: User): ProfileFields {
  const { name, email, phone, userUpiId, bankDetails } = user;
  return { name, email, phone, userUpiId, ...bankDetails };
}

/** The fields as they are sent: without stray spaces, the IFSC in capitals. */
export function tidy(fields: ProfileFields): ProfileFields {
  return {
    name: fields.name.trim(),
    email: fields.email.trim(),
    phone: fields.phone.trim(),
    userUpiId: fields.userUpiId.trim(),
    accountHolderName: fields.accountHolderName.trim(),
    accountNumber: fields.accountNumber.replaceAll(' ', ''),
    ifscCode: fields.ifscCode.trim().toUpperCase(),
  };
}

/** Whether there is somewhere to pay to: a UPI ID, or all three bank details. */
export function hasPayee(fields: ProfileFields): boolean {
  return fields.userUpiId !== '' || BANK_FIELDS.every((field) => fields[field] !== '');
}

/** What is wrong with tidy fields, by field; the payee's rule speaks at the first bank field that is empty. */
export function checkProfile(fields: ProfileFields): ProfileErrors {
  return {
    ...(fields.name ? {} : { name: 'Please provide a valid full name.' }),
    ...(EMAIL_PATTERN.test(fields.email) ? {} : { email: 'Please provide a valid email.' }),
    ...(PHONE_PATTERN.test(fields.phone) ? {} : { phone: 'Please provide a valid phone.' }),
    ...checkFormats(fields),
    ...(hasPayee(fields) ? {} : missingPayee(fields)),
  };
}

function checkFormats({ userUpiId, accountNumber, ifscCode }: ProfileFields): ProfileErrors {
  return {
    ...(isEmptyOr(UPI_ID_PATTERN, userUpiId) ? {} : { userUpiId: EITHER }),
    ...(isEmptyOr(ACCOUNT_NUMBER_PATTERN, accountNumber)
      ? {}
      : { accountNumber: 'Please enter a valid account number.' }),
    ...(isEmptyOr(IFSC_PATTERN, ifscCode) ? {} : { ifscCode: 'Please enter a valid IFSC code.' }),
  };
}

function missingPayee(fields: ProfileFields): ProfileErrors {
  const missing = BANK_FIELDS.find((field) => fields[field] === '');
  return { userUpiId: UPI_REQUIRED, ...(missing ? { [missing]: EITHER } : {}) };
}

function isEmptyOr(pattern: RegExp, value: string): boolean {
  return value === '' || pattern.test(value);
}
