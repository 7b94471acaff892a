import { hasUnsavedChanges, onUserChange, useSession } from '@reelrupee/platform';
import { useEffect, useState } from 'react';
import { leaveLogin } from '../../session/leaveLogin';

/** Leaves the log-in once another tab has logged in, unless something is typed or the screen has another task. */
export function useLogInElsewhere(hasOtherTask: boolean): void {
  const { isLoggedIn } = useSession();
  // A session that was there before is not meant: code 501 of the provider leads here without ending it.
  const [isElsewhere, setIsElsewhere] = useState(false);
  useEffect(() => onUserChange(setIsElsewhere), []);
  const isDone = isElsewhere && isLoggedIn && !hasOtherTask;
  useEffect(() => {
    if (isDone && !hasUnsavedChanges()) leaveLogin();
  }, [isDone]);
}
