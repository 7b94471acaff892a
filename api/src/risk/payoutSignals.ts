/** Facts about a payout and the accounts around it. Counts include the account itself and end at 200. */
export interface PayoutSignals {
  /** Accounts that have or had the payee of the payout. */
  payeeAccounts: number;
  /** Accounts with the same phone, which nobody has proved. */
  phoneAccounts: number;
  /** Accounts on the most shared device of the user. */
  deviceAccounts: number;
  /** Accounts that shared payees and devices connect, directly or through others. */
  linkedAccounts: number;
  /** Different payees of the linked accounts. */
  linkedPayees: number;
  /** Accounts opened from the same network within a day of this one. */
  signUpsNearby: number;
  /** Those of them that asked for a payout within an hour of this one. */
  payoutsNearby: number;
  /** Reels that the user was credited. */
  creditedReels: number;
  /** The user has fetched a video; null if this provider does not see who fetches media. */
  fetchedMedia: boolean | null;
}
