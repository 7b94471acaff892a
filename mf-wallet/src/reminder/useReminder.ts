import { SUGGESTED_REMINDER_HOUR } from '@reelrupee/contract/reminder';
import { useActionQuery } from '@reelrupee/platform';
import { useEffect, useState } from 'react';
import { currentEndpoint } from './browserPush';
import { forgetReminder, hadReminder, keepReminder } from './reminderOwner';
import { useReminderChanges } from './useReminderChanges';

/**
 * The reminder of this device, and the ways to change it. Only for browsers that support it; `onRefused` is called when
 * the user does not allow notifications.
 */
export function useReminder(userId: string, onRefused: () => void) {
  /** Null until the browser has told its endpoint. */
  const [endpoint, setEndpoint] = useState<string | null>(null);
  const [endIsSeen, setEndIsSeen] = useState(false);
  const [chosenHour, setChosenHour] = useState<number | null>(null);
  useEffect(() => void currentEndpoint().then(setEndpoint), []);
  const query = useActionQuery(
    'getReminder',
    { userId, endpoint: endpoint ?? '' },
    { enabled: endpoint !== null, keepPrevious: true },
  );
  const reminder = query.state === 'ready' ? query.reply.data : null;
  const hour = chosenHour ?? reminder?.hour ?? SUGGESTED_REMINDER_HOUR;
  const changes = useReminderChanges({
    userId,
    endpoint,
    publicKey: reminder?.publicKey ?? '',
    isOn: reminder?.isOn === true,
    hour,
    onEndpoint: setEndpoint,
    onHour: setChosenHour,
    onRefused,
  });
  const isOn = endpoint !== '' && reminder?.isOn === true;
  useEffect(() => {
    if (isOn) keepReminder(userId);
  }, [isOn, userId]);
  return {
    ...changes,
    state: query.state,
    isOn,
    /** It was on, and its user has not turned it off: the session has ended meanwhile. */
    hasEnded: reminder !== null && !isOn && !endIsSeen && hadReminder(userId),
    /** Forgets the reminder that has ended. */
    dismissEnd: () => {
      forgetReminder();
      setEndIsSeen(true);
    },
    /** IST day of the next reminder. */
    nextOn: reminder?.nextOn,
    /** The saved hour; undefined if the user has never chosen one. */
    savedHour: reminder?.hour,
    /** The chosen hour, which may not be saved yet. */
    hour,
    retry: query.retry,
  };
}
