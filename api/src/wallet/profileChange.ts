import type { ValidPayload } from '@reelrupee/contract/actions';
import type { Language } from '@reelrupee/contract/languages';
import type { Owner } from '../accounts/confirmOwner';
import { choosePayee, isSamePayee, type Payee } from './choosePayee';

export interface ProfileRow extends Payee, Owner {
  language: Language | null;
}

export interface ProfileChange {
  email: boolean;
  /** Payout details replace other ones; the first ones replace nothing. */
  payeeReplaced: boolean;
}

type Payout = Pick<ValidPayload<'updateUserProfile'>, 'email' | 'userUpiId' | 'bankDetails'>;

/** The payout details of a payload as columns. */
export function toPayee({ userUpiId, bankDetails }: Omit<Payout, 'email'>): Payee {
  return {
    upi_id: userUpiId,
    account_holder_name: bankDetails.accountHolderName,
    account_number: bankDetails.accountNumber,
    ifsc_code: bankDetails.ifscCode,
  };
}

/** The sensitive parts of a profile that a payload changes. */
export function describeProfileChange(user: ProfileRow, payload: Payout): ProfileChange {
  return {
    email: payload.email !== user.email,
    payeeReplaced: choosePayee(user) !== null && !isSamePayee(user, toPayee(payload)),
  };
}
