import { preloadQuery, routes, sessionUserId } from '@reelrupee/platform';
import { useNavigate } from '@reelrupee/platform/router';
import { Button } from '@reelrupee/ui/core';
import { Play } from '@reelrupee/ui/icons';
import { pagePayload } from '../reels/pagination/pagePayload';
import { t } from '../texts/texts';

interface WatchButtonProps {
  planId: string;
  /** Reels watched today: the feed starts after them. */
  watched?: number | undefined;
  /** All of today’s reels are watched. */
  isDayDone?: boolean;
}

/** Opens a plan’s reels. The first one is requested when the finger comes down, which is a moment before the tap. */
export function WatchButton({ planId, watched = 0, isDayDone = false }: WatchButtonProps) {
  const navigate = useNavigate();
  return (
    <Button
      block
      variant={isDayDone ? 'secondary' : 'primary'}
      onPointerDown={() =>
        preloadQuery('getReelsByUserPlan', pagePayload({ userId: sessionUserId(), planId }, watched))
      }
      onClick={() => void navigate(routes.reels, { state: { planId } })}
    >
      <Play size={18} fill="currentColor" aria-hidden />
      {t('Watch Video')}
    </Button>
  );
}
