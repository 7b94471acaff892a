import type { Reel } from '@reelrupee/contract/entities';
import { type Handler, successWith } from '../../action/handler';
import { withViewer } from '../../risk/viewerParameter';
import { feedPage } from '../feedPage';

export const getReelsByUserPlan: Handler<'getReelsByUserPlan'> = async (
  { payload, session },
  { database, clock, viewerKey },
) => {
  const { planId, skip, limit } = payload;
  const request = { userId: session.userId, planId, skip, limit };
  const page = await feedPage(database, request, clock.now());
  if (!page.ok) return page;
  const { reels, ...beside } = page.value;
  const seen = viewerKey ? reels.map((reel) => withViewerInVideos(viewerKey, reel, session.userId)) : reels;
  return successWith(seen, beside);
};

function withViewerInVideos(key: Buffer, reel: Reel, userId: string): Reel {
  const { videoUrl, videoAv1Url } = reel;
  return {
    ...reel,
    videoUrl: withViewer(key, videoUrl, userId),
    ...(videoAv1Url === undefined ? {} : { videoAv1Url: withViewer(key, videoAv1Url, userId) }),
  };
}
