import type { Reel } from '@reelrupee/contract/entities';
import { type Handler, successWith } from '../../action/handler';
import { withViewer } from '../../risk/viewerParameter';
import { feedPage } from '../feedPage';

export const getReelsByUserPlan: Handler<'getReelsByUserPlan'> = async (
  { payload, session },
  { database, clock, config },
) => {
  const { planId, skip, limit } = payload;
  const request = { userId: session.userId, planId, skip, limit };
  const page = await feedPage(database, request, clock.now());
  if (!page.ok) return page;
  const { reels, ...beside } = page.value;
  const seen = config.MEDIA_SIGNAL ? reels.map((reel) => withViewerInVideos(reel, session.userId)) : reels;
  return successWith(seen, beside);
};

function withViewerInVideos(reel: Reel, userId: string): Reel {
  const { videoUrl, videoAv1Url } = reel;
  return {
    ...reel,
    videoUrl: withViewer(videoUrl, userId),
    ...(videoAv1Url === undefined ? {} : { videoAv1Url: withViewer(videoAv1Url, userId) }),
  };
}
