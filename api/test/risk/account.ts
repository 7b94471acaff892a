/** One simulated account, with the payout that it asks for. */
export interface Account {
  id: string;
  phone: string;
  upi: string;
  device: string;
  network: string;
  /** Minutes since the start of the simulation. */
  openedAt: number;
  payoutAt: number;
  /** Has fetched a video. */
  fetchedMedia: boolean;
  creditedReels: number;
  amountPaise: number;
  /** The farm’s strategy; null for an honest user. */
  farm: string | null;
}

export const DAY = 24 * 60;
/** Accounts open within these days; payouts follow in the days after them. */
export const OPENING_DAYS = 60;

let count = 0;

/** An account that shares nothing, with some fields replaced. */
export function account(fields: Partial<Account>): Account {
  count += 1;
  const id = `sim${String(count).padStart(8, '0')}`;
  return {
    id,
    phone: `7${String(count).padStart(9, '0')}`,
    upi: `${id}@upi`,
    device: `device ${id}`,
    network: `network ${id}`,
    openedAt: 0,
    payoutAt: 0,
    fetchedMedia: true,
    creditedReels: 100,
    amountPaise: 10_000,
    farm: null,
    ...fields,
  };
}
