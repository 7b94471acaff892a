import { mediaUrl } from '@reelrupee/platform';
import type { ReelsPage } from '../pages/page';
import { ReelVideo, type VideoEvents } from './ReelVideo';
import { assignVideos } from './videoWindow';

interface FeedVideosProps {
  current: number;
  pages: ReadonlyMap<number, ReelsPage>;
  /** The next reel is to be fetched in earnest. */
  nextIsDue: boolean;
  playing: boolean;
  muted: boolean;
  attempt: number;
  news: VideoEvents;
}

/** The three video elements, each at the slot whose reel it holds. */
export function FeedVideos({ current, pages, nextIsDue, playing, muted, attempt, news }: FeedVideosProps) {
  return assignVideos(current, nextIsDue).map((duty, element) => {
    const page = duty.kind === 'slot' ? pages.get(duty.index) : undefined;
    const reel = page?.kind === 'reel' ? page.reel : null;
    const isCurrent = duty.kind === 'slot' && duty.index === current;
    return (
      <ReelVideo
        key={element}
        duty={duty}
        video={reel ? mediaUrl(reel.videoUrl) : ''}
        captions={reel?.captionsUrl ? mediaUrl(reel.captionsUrl) : ''}
        isCurrent={isCurrent}
        playing={isCurrent && playing}
        muted={muted}
        attempt={isCurrent ? attempt : 0}
        news={news}
      />
    );
  });
}
