import type { SignedInUser } from '../reply/user';

/** A user for tests, without a payee. */
export const exampleUser: SignedInUser = {
  _id: 'u1',
  token: 'token',
  name: 'Asha',
  email: 'asha@example.in',
  phone: '9876543210',
  userType: 'user',
  UserReferralCode: '',
  userUpiId: '',
  bankDetails: { accountHolderName: '', accountNumber: '', ifscCode: '' },
  plans: [],
};
