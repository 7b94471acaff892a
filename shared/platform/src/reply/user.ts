import type { BankDetails, UserType } from '@reelrupee/contract/entities';
import { LANGUAGES, type Language } from '@reelrupee/contract/languages';
import { amount, count, flag, id, instant, oneOf, text } from './fields';
import { readUserPlan, type UserPlan } from './plan';
import { below, isRecord, readFields, readList, type Read } from './readFields';

/** The user as screens use them. Amounts are rupees; what the provider does not tell is undefined, texts are empty. */
export interface User {
  _id?: string | undefined;
  name: string;
  email: string;
  phone: string;
  /** False if the email is to be confirmed by a link; absent if the provider cannot send one. */
  emailVerified?: boolean | undefined;
  /** Replaces the email once its link was opened; empty or absent if no change is under way, or the link has expired. */
  pendingEmail?: string | undefined;
  /** False for accounts that log in with Google alone. */
  hasPassword?: boolean | undefined;
  /** Instant until which withdrawals to a new payee wait. */
  payeeHeldUntil?: string | undefined;
  /** Of the user's app, mail and reminders. */
  language?: Language | undefined;
  /** The provider can send a daily reminder. */
  offersReminders?: boolean | undefined;
  /** The smallest withdrawal. */
  minWithdrawal?: number | undefined;
  /** The reason why nothing can be withdrawn now, as PauseReason of the contract or one that came later. */
  withdrawalsPaused?: string | undefined;
  userType: UserType;
  UserReferralCode: string;
  userUpiId: string;
  bankDetails: BankDetails;
  reelsWatched?: number | undefined;
  totalEarnings?: number | undefined;
  userDeposit?: number | undefined;
  totalWithdrawn?: number | undefined;
  walletBalance?: number | undefined;
  /** Requested as withdrawals and not yet paid; a field of our own provider, as the next two. */
  onHold?: number | undefined;
  lockedEarnings?: number | undefined;
  referralCount?: number | undefined;
  plans: UserPlan[];
}

/** A user whose id is known, as of the stored session. */
export interface SessionUser extends User {
  _id: string;
}

/** A user with the bearer token of the new session. */
export interface SignedInUser extends SessionUser {
  token: string;
}

const userFields = {
  _id: id,
  name: text,
  email: text,
  phone: text,
  emailVerified: flag,
  pendingEmail: text,
  hasPassword: flag,
  payeeHeldUntil: instant,
  language: oneOf(LANGUAGES),
  offersReminders: flag,
  minWithdrawal: amount,
  withdrawalsPaused: text,
  userType: oneOf(['user', 'admin']),
  UserReferralCode: text,
  userUpiId: text,
  reelsWatched: count(),
  totalEarnings: amount,
  userDeposit: amount,
  totalWithdrawn: amount,
  walletBalance: amount,
  onHold: amount,
  lockedEarnings: amount,
  referralCount: count(),
};

const bankFields = { accountHolderName: text, accountNumber: text, ifscCode: text };

const tokenField = { token: id };

/** A user's profile; null for what is no object. */
export const readUser: Read<User> = (value, report) => {
  if (!isRecord(value)) return null;
  const fields = readFields(userFields, value, report);
  const bank = value['bankDetails'];
  const { accountHolderName, accountNumber, ifscCode } = isRecord(bank)
    ? readFields(bankFields, bank, below(report, '.bankDetails'))
    : {};
  return {
    ...fields,
    name: fields.name ?? '',
    email: fields.email ?? '',
    phone: fields.phone ?? '',
    userType: fields.userType ?? 'user',
    UserReferralCode: fields.UserReferralCode ?? '',
    userUpiId: fields.userUpiId ?? '',
    bankDetails: {
      accountHolderName: accountHolderName ?? '',
      accountNumber: accountNumber ?? '',
      ifscCode: ifscCode ?? '',
    },
    plans: readList(value['plans'], readUserPlan, below(report, '.plans')) ?? [],
  };
};

/** The user of a stored session; null without an id. */
export const readSessionUser: Read<SessionUser> = (value, report) => {
  const user = readUser(value, report);
  return user?._id === undefined ? null : { ...user, _id: user._id };
};

/** The user of a new session; null without an id or a token. */
export const readSignedInUser: Read<SignedInUser> = (value, report) => {
  const user = readSessionUser(value, report);
  if (user === null || !isRecord(value)) return null;
  const { token } = readFields(tokenField, value, report);
  return token === undefined ? null : { ...user, token };
};
