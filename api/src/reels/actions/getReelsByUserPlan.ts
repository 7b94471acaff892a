import { type Handler, successWith } from '../../action/handler';
import { feedPage } from '../feedPage';

export const getReelsByUserPlan: Handler<'getReelsByUserPlan'> = async (
  { payload, session },
  { database, clock },
) => {
  const { planId, skip, limit } = payload;
  const request = { userId: session.userId, planId, skip, limit };
  const page = await feedPage(database.queries, request, clock.now());
  if (!page.ok) return page;
  const { reels, ...beside } = page.value;
  return successWith(reels, beside);
};
