import { formatRupees } from '@reelrupee/platform';
import { Badge } from '@reelrupee/ui/core';
import { BadgeCheck } from '@reelrupee/ui/icons';
import type { Watch } from './watch';

/** What the reel earns or has earned, once there is something to say. */
export function WatchBadge({ watch, perReel }: { watch: Watch; perReel: number }) {
  switch (watch.kind) {
    case 'watching':
    case 'refused':
      return null;
    case 'earn':
    case 'saving':
    case 'unanswered':
      return <Badge tone="pending">Earn {formatRupees(perReel)}</Badge>;
    case 'earned':
      return (
        <Badge tone="earned">
          <BadgeCheck size={16} aria-hidden />
          Earned {formatRupees(watch.amount)}
        </Badge>
      );
  }
}
