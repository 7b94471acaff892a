import { toRupees } from '@reelrupee/contract/money';
import { type SelfAuthenticatingHandler, success } from '../../action/handler';
import { creditReel } from '../creditReel';
import { findMidnightDay } from '../midnightGrace';

/** The hottest write: one round trip, except in the minutes after midnight. */
export const markReelWatched: SelfAuthenticatingHandler<'markReelWatched'> = async (
  { payload, token },
  { database, clock },
) => {
  const now = clock.now();
  let credit = await creditReel(database, payload, token, now);
  if (!credit.ok && (credit.error === 'notInFeed' || credit.error === 'planEnded')) {
    const day = await findMidnightDay(database.queries, payload, now);
    if (day !== null) credit = await creditReel(database, payload, token, now, day);
  }
  if (!credit.ok) return credit;
  const { earnedPaise, watchedToday, totalToday } = credit.value;
  return success({
    earnWatchReel: toRupees(earnedPaise),
    reelsWatchedToday: watchedToday,
    totalReels: totalToday,
  });
};
