// @vitest-environment jsdom
import {
  currentLanguage,
  endSession,
  languageChoice,
  setLanguage,
  startSession,
  type SignedInUser,
} from '@reelrupee/platform';
import { expect, test } from 'vitest';
import { adoptLanguage, keepLanguageWithAccount } from './accountLanguage';

const user: SignedInUser = {
  _id: 'U1',
  token: 'T1',
  name: 'Asha',
  email: 'asha@mail.in',
  phone: '',
  userType: 'user',
  UserReferralCode: '',
  userUpiId: '',
  bankDetails: { accountHolderName: '', accountNumber: '', ifscCode: '' },
  plans: [],
};

test('a choice is not taken to the next account that logs in on the same page', async () => {
  const stop = keepLanguageWithAccount();
  await setLanguage('hi');
  startSession(user, true);
  expect(languageChoice.getState().chosen).toBe('hi');
  endSession();
  await adoptLanguage('en');
  expect(currentLanguage()).toBe('en');
  stop();
});
