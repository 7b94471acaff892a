/** Actions by which users take their data with them and close their account. */
import { z } from 'zod';
import { action, noData } from '../action';
import { referral, transaction, user } from '../entities';
import { balanceField, idField } from '../fields';
import { accountFrozen } from '../frozen';
import { accountActions } from './account';
import { profileActions } from './profile';

const { otherGoogleAccount, googleUnreachable, wrongPassword, backoff } =
  profileActions.updateUserProfile.errors;

const userData = z.object({
  exportedAt: z.iso.datetime(),
  profile: user,
  transactions: z.array(transaction),
  devices: accountActions.getUserSessions.data,
  referrals: z.array(referral),
});
export type UserData = z.infer<typeof userData>;

export const personalDataActions = {
  exportUserData: action({
    summary:
      'A summary of the user’s data to take along: profile with plans, all transactions, devices that are logged in, and referrals.',
    access: 'user',
    payload: z.object({ userId: idField }),
    data: userData,
  }),
  closeUserAccount: action({
    summary:
      'Closes the account for good: erases who the user is, forfeits what is not withdrawn, and ends all sessions.',
    access: 'user',
    payload: z.object({
      userId: idField,
      /** Rupees that the user was told they lose; another amount is refused. */
      loss: balanceField('Please check the amount that you would lose.'),
      /** Needed unless the user has just logged in. */
      currentPassword: z.string().max(200, wrongPassword.msg).optional(),
      /** In place of the password, for accounts that log in with Google. */
      googleAccessToken: z.string().min(1).max(4096).optional(),
    }),
    data: noData,
    errors: {
      requestOpen: {
        code: 409,
        msg: 'A payment or withdrawal is still being checked. Please close your account once it is decided.',
      },
      moneyLeft: { code: 409, msg: 'Please withdraw your {available} first.' },
      lossChanged: { code: 409, msg: 'You would lose {loss} now. Please look at the amount again.' },
      accountFrozen,
      administrator: {
        code: 403,
        msg: 'This is an administrator’s account. It can be closed once your role is taken away.',
      },
      passwordNeeded: { code: 428, msg: 'To close your account, please enter your password.' },
      googleNeeded: { code: 428, msg: 'To close your account, please confirm with Google.' },
      logInAgain: { code: 403, msg: 'Please log in again to close your account.' },
      otherGoogleAccount,
      googleUnreachable,
      wrongPassword,
      backoff,
    },
  }),
  adminExportUser: action({
    summary: 'The data of a user as exportUserData gives them, for support and for requests of the law.',
    access: 'admin',
    role: 'maker',
    payload: z.object({ _id: idField }),
    data: userData,
    errors: { noSuchUser: { code: 400, msg: 'There is no user {id}.' } },
  }),
  adminCloseUser: action({
    summary:
      'Closes a user’s account at their request, as closeUserAccount does; also a frozen one. The reason is for administrators.',
    access: 'admin',
    role: 'checker',
    payload: z.object({
      _id: idField,
      loss: balanceField('Enter the rupees that the user loses.'),
      reason: z.string().trim().min(1, 'Enter a reason. Only administrators see it.').max(500),
    }),
    data: z.object({ _id: z.string() }),
    errors: {
      requestOpen: { code: 409, msg: 'A recharge or withdrawal of this user is pending. Decide it first.' },
      lossChanged: { code: 409, msg: 'The user would lose {loss}.' },
      noSuchUser: { code: 400, msg: 'There is no user {id}.' },
    },
  }),
};
