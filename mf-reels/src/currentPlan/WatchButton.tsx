import { routes } from '@reelrupee/platform';
import { useNavigate } from '@reelrupee/platform/router';
import { Button } from '@reelrupee/ui/core';
import { Play } from '@reelrupee/ui/icons';

interface WatchButtonProps {
  planId: string;
  /** Nothing is left to earn today. */
  rests?: boolean;
}

/** Opens the reels of a plan. */
export function WatchButton({ planId, rests = false }: WatchButtonProps) {
  const navigate = useNavigate();
  return (
    <Button
      block
      variant={rests ? 'secondary' : 'primary'}
      onClick={() => void navigate(routes.reels, { state: { planId } })}
    >
      <Play size={18} fill="currentColor" aria-hidden />
      Watch Video
    </Button>
  );
}
