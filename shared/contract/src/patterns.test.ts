import { describe, expect, test } from 'vitest';
import {
  ACCOUNT_NUMBER_PATTERN,
  EMAIL_PATTERN,
  IFSC_PATTERN,
  PHONE_PATTERN,
  PLAIN_TEXT_PATTERN,
  TRANSACTION_ID_PATTERN,
  UPI_ID_PATTERN,
} from './patterns';

const CASES = [
  {
    name: 'a name',
    pattern: PLAIN_TEXT_PATTERN,
    valid: ['Asha Rao', "D'Souza", 'आशा राव', 'क्\u200dष', 'José 🙂'],
    invalid: [
      'Asha\nRao',
      'Asha\u001b[2J',
      'Asha\0',
      'Asha\u009b1m',
      'Asha\u202eoaR',
      'Asha\u200bRao',
      'Asha\u2028',
    ],
  },
  {
    name: 'a phone number',
    pattern: PHONE_PATTERN,
    valid: ['9876543210', '0000000000'],
    invalid: [
      '',
      '987654321',
      '98765432101',
      '+9876543210',
      '98765 43210',
      '98765-4321',
      '987654321a',
      '9876543210\n',
      '९८७६५४३२१०',
    ],
  },
  {
    name: 'a UPI ID',
    pattern: UPI_ID_PATTERN,
    valid: ['asha@upi', 'asha.rao-1_2@okhdfcbank', 'AB@ab', '98@ybl', 'asha@u2'],
    invalid: [
      '',
      'asha',
      'a@upi',
      'asha@',
      '@upi',
      'asha@u',
      'asha@1upi',
      'asha@up-i',
      'asha@upi.in',
      'asha@@upi',
      'asha rao@upi',
      'asha+1@upi',
      ' asha@upi',
      'asha@upi ',
      `${'a'.repeat(257)}@upi`,
      `asha@${'a'.repeat(65)}`,
    ],
  },
  {
    name: 'an email',
    pattern: EMAIL_PATTERN,
    valid: ['asha@example.in', 'a.b_c%d+e-f@mail.example.co'],
    invalid: [
      '',
      'asha',
      'Asha@example.in',
      'asha@example',
      'asha@example.i',
      'asha rao@example.in',
      'asha@example.in ',
      'asha@example.1n',
    ],
  },
  {
    name: 'an IFSC',
    pattern: IFSC_PATTERN,
    valid: ['HDFC0000001', 'SBIN0A1B2C3'],
    invalid: ['', 'HDFC1000001', 'hdfc0000001', 'HDF00000001', 'HDFC000001', 'HDFC00000011', 'HDFC0-00001'],
  },
  {
    name: 'an account number',
    pattern: ACCOUNT_NUMBER_PATTERN,
    valid: ['123456789', '123456789012345678'],
    invalid: ['', '12345678', '1234567890123456789', '12345678a', '1234 56789'],
  },
  {
    name: 'a transaction id',
    pattern: TRANSACTION_ID_PATTERN,
    valid: ['412345678901', 'T2603021000', 'a'.repeat(35)],
    invalid: ['', '1234567', 'a'.repeat(36), '4123 45678901', '41234567-8901', '412345678901\n'],
  },
];

describe.each(CASES)('$name', ({ pattern, valid, invalid }) => {
  test.each(valid)('can be %j', (text) => expect(pattern.test(text)).toBe(true));
  test.each(invalid)('cannot be %j', (text) => expect(pattern.test(text)).toBe(false));
});
