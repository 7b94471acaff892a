import { expect, test } from 'vitest';
import {
  validateProfile,
  hasPayee,
  missingBankFields,
  normalizeProfile,
  profileFields,
  type ProfileFields,
} from './profileRules';

const person = { name: 'Asha Rao', email: 'asha@mail.in', phone: '9876543210' };
const upi = { userUpiId: 'asha@upi' };
const bank = { accountHolderName: 'Asha Rao', accountNumber: '123456786789', ifscCode: 'HDFC0001234' };

function fields(changes: Partial<ProfileFields>): ProfileFields {
  const empty = { userUpiId: '', accountHolderName: '', accountNumber: '', ifscCode: '' };
  return { ...person, ...empty, ...changes };
}

const REQUIRED = 'Required if bank details are not provided.';
const EITHER = 'Please enter either valid UPI or complete bank details.';

test.each([
  ['a UPI ID alone', upi, {}],
  ['complete bank details alone', bank, {}],
  ['both', { ...upi, ...bank }, {}],
  ['a UPI ID and half of the bank details', { ...upi, accountNumber: '123456786789' }, {}],
  ['no payee', {}, { userUpiId: REQUIRED, accountHolderName: EITHER }],
  ['no account number', { ...bank, accountNumber: '' }, { userUpiId: REQUIRED, accountNumber: EITHER }],
  ['no IFSC', { ...bank, ifscCode: '' }, { userUpiId: REQUIRED, ifscCode: EITHER }],
  ['an invalid UPI ID', { userUpiId: 'asha' }, { userUpiId: EITHER }],
  ['an invalid UPI ID with bank details', { ...bank, userUpiId: 'asha' }, { userUpiId: EITHER }],
  [
    'an account number with letters',
    { ...bank, accountNumber: '12345678A' },
    { accountNumber: 'Please enter a valid account number.' },
  ],
  ['an invalid IFSC', { ...bank, ifscCode: 'HDFC1001234' }, { ifscCode: 'Please enter a valid IFSC code.' }],
  ['no name', { ...upi, name: '' }, { name: 'Please provide a valid full name.' }],
  ['an email in capitals', { ...upi, email: 'Asha@mail.in' }, { email: 'Please provide a valid email.' }],
  ['nine digits of a phone', { ...upi, phone: '987654321' }, { phone: 'Please provide a valid phone.' }],
])('%s: %j gives %j [PROFILE-7]', (_name, changes, errors) => {
  expect(validateProfile(fields(changes))).toEqual(errors);
});

test.each([
  [upi, true],
  [bank, true],
  [{ ...bank, accountHolderName: '' }, false],
  [{}, false],
])('%j has a payee: %j', (changes, expected) => {
  expect(hasPayee(fields(changes))).toBe(expected);
});

test.each([
  ['a name and an IFSC', { ...bank, accountNumber: '' }, ['accountNumber']],
  ['a name of spaces', { ...bank, accountHolderName: ' ' }, ['accountHolderName']],
  ['all three', bank, []],
  ['none', {}, []],
])('with a UPI ID and %s of the bank, the missing ones are %j', (_name, changes, missing) => {
  expect(missingBankFields(fields({ ...upi, ...changes }))).toEqual(missing);
});

test('without a UPI ID, missing bank details are errors', () => {
  expect(missingBankFields(fields({ ...bank, ifscCode: '' }))).toEqual([]);
});

test('normalizing removes what is pasted along, and upper-cases the IFSC', () => {
  const typed = {
    ...bank,
    name: ' \u2068Asha Rao\u2069 ',
    accountHolderName: ' \u2068Asha Rao\u2069 ',
    userUpiId: '\u200easha @upi ',
    accountNumber: '1234-5678 ६७८९',
    ifscCode: ' hdfc 0001234',
  };
  expect(normalizeProfile(fields(typed))).toEqual(fields({ ...bank, ...upi }));
});

test('the form begins with the user’s details, the bank’s among them', () => {
  const user = { ...person, ...upi, bankDetails: bank } as Parameters<typeof profileFields>[0];
  expect(profileFields(user)).toEqual({ ...person, ...upi, ...bank });
});
