import { mediaUrl, useLanguage } from '@reelrupee/platform';
import type { ReelsPage } from '../pagination/reelsPage';
import { videoFile } from './av1';
import { captionsOf } from './captions';
import { ReelVideo } from './ReelVideo';
import type { VideoEvents } from './videoEvents';
import { useAv1From } from './useAv1From';
import { assignVideos } from './videoWindow';

interface FeedVideosProps {
  current: number;
  pages: ReadonlyMap<number, ReelsPage>;
  /** The next reel should be buffered now. */
  nextIsDue: boolean;
  playing: boolean;
  muted: boolean;
  attempt: number;
  events: VideoEvents;
}

/** The three video elements, each positioned at the slot whose reel it holds. */
export function FeedVideos({ current, pages, nextIsDue, playing, muted, attempt, events }: FeedVideosProps) {
  const language = useLanguage();
  const av1From = useAv1From(current, nextIsDue);
  return assignVideos(current, nextIsDue).map((assignment, element) => {
    const page = assignment.kind === 'slot' ? pages.get(assignment.index) : undefined;
    const reel = page?.kind === 'reel' ? page.reel : null;
    const isCurrent = assignment.kind === 'slot' && assignment.index === current;
    const ownAttempt = isCurrent ? attempt : 0;
    const isAv1 = assignment.kind === 'slot' && assignment.index >= av1From;
    return (
      <ReelVideo
        key={element}
        assignment={assignment}
        video={reel ? mediaUrl(videoFile(reel, isAv1, ownAttempt)) : ''}
        captions={reel && captionsOf(reel, language)}
        isCurrent={isCurrent}
        playing={isCurrent && playing}
        muted={muted}
        attempt={ownAttempt}
        events={events}
      />
    );
  });
}
