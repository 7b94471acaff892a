import type { User } from '@reelrupee/platform';
import { Note } from '@reelrupee/ui/core';
import { pauseText } from './pauseText';

/** Says before the form is filled in that nothing can be withdrawn now. The provider refuses it, also for reasons unknown here. */
export function PauseNote({ user }: { user: Pick<User, 'withdrawalsPaused'> }) {
  const text = pauseText(user.withdrawalsPaused);
  return text && <Note tone="pending">{text}</Note>;
}
