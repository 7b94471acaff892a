/** Pages of the referral list, as pure functions. */
import { REFERRAL_PAGE_SIZE } from '@reelrupee/contract/constants';

/** The number of pages. Without a count of all referrals, a full page may be followed by another one. */
export function pageCount(page: number, rows: number, count: number | undefined): number {
  if (count !== undefined) return Math.ceil(count / REFERRAL_PAGE_SIZE);
  return rows >= REFERRAL_PAGE_SIZE ? page + 2 : page + 1;
}

/** Referrals on a page; undefined without a count of all. */
export function rowCount(page: number, count: number | undefined): number | undefined {
  if (count === undefined) return undefined;
  return Math.max(0, Math.min(REFERRAL_PAGE_SIZE, count - page * REFERRAL_PAGE_SIZE));
}

/** The page to show in place of one without rows: the last one, as for an address from when there were more. */
export function existingPage(page: number, rows: number, count: number | undefined): number {
  if (rows > 0 || page === 0) return page;
  // An earlier page in any case, also where the count disagrees with the rows.
  return count === undefined ? 0 : Math.max(0, Math.min(page, Math.ceil(count / REFERRAL_PAGE_SIZE)) - 1);
}
