import { routes } from '@reelrupee/platform';
import { useNavigate } from '@reelrupee/platform/router';
import { Button } from '@reelrupee/ui/core';
import { Play } from '@reelrupee/ui/icons';

/** Opens the reels of a plan. */
export function WatchButton({ planId }: { planId: string }) {
  const navigate = useNavigate();
  return (
    <Button block onClick={() => void navigate(routes.reels, { state: { planId } })}>
      <Play size={18} fill="currentColor" aria-hidden />
      Watch Video
    </Button>
  );
}
