import { routes } from '@reelrupee/platform';
import { useNavigate } from '@reelrupee/platform/router';
import { Button } from '@reelrupee/ui/core';
import { Play } from '@reelrupee/ui/icons';
import { t } from '../texts/texts';

interface WatchButtonProps {
  planId: string;
  /** All of today’s reels are watched. */
  isDayDone?: boolean;
}

/** Opens a plan’s reels. */
export function WatchButton({ planId, isDayDone = false }: WatchButtonProps) {
  const navigate = useNavigate();
  return (
    <Button
      block
      variant={isDayDone ? 'secondary' : 'primary'}
      onClick={() => void navigate(routes.reels, { state: { planId } })}
    >
      <Play size={18} fill="currentColor" aria-hidden />
      {t('Watch Video')}
    </Button>
  );
}
