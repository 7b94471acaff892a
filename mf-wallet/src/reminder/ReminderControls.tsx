import { Button, ErrorMessage } from '@reelrupee/ui/core';
import { useRef } from 'react';
import { Select } from '../Select';
import { HOURS, hourText } from './hours';
import styles from './ReminderCard.module.css';
import { useReminder } from './useReminder';
import { t } from './texts/texts';

interface ReminderControlsProps {
  userId: string;
  /** The user has refused notifications. */
  onRefused: () => void;
}

/** The hour of the reminder and the button that turns it on or off. */
export function ReminderControls({ userId, onRefused }: ReminderControlsProps) {
  const reminder = useReminder(userId, onRefused);
  const { state, isOn, hasEnded, nextOn, savedHour, hour, busy, retry, turnOn, turnOff, move } = reminder;
  const turnButton = useRef<HTMLButtonElement>(null);
  if (state === 'error') return <ErrorMessage text={t('Something went wrong')} onRetry={retry} />;
  const loading = state === 'loading';
  function dismissEnd() {
    // The button that was tapped goes away.
    turnButton.current?.focus();
    reminder.dismissEnd();
  }
  return (
    <div className={styles['content']}>
      <p role="status">{isOn ? onText(nextOn, savedHour ?? hour) : offText(hasEnded)}</p>
      {hasEnded && (
        <Button variant="quiet" onClick={dismissEnd}>
          {t('OK')}
        </Button>
      )}
      <div className={styles['controls']}>
        <Select
          label={t('Time')}
          value={hour}
          disabled={loading}
          // A disabled list would lose the focus; the change of a busy reminder is ignored.
          aria-disabled={busy || undefined}
          onChange={({ target }) => move(Number(target.value))}
        >
          {HOURS.map((each) => (
            <option key={each} value={each}>
              {hourText(each)}
            </option>
          ))}
        </Select>
        <Button
          ref={turnButton}
          variant="secondary"
          busy={busy}
          disabled={loading}
          onClick={isOn ? turnOff : turnOn}
        >
          {isOn ? t('Turn off') : t('Turn on')}
        </Button>
      </div>
    </div>
  );
}

function offText(hasEnded: boolean): string {
  if (hasEnded)
    return t(
      'Your reminder on this device has ended, as it does at each log-out. Turn it on again if you want it.',
    );
  return t('One message a day on this device, only if reels are left. You can turn it off here at any time.');
}

/** Names the day by its date: the clock of a phone may be wrong about today. */
function onText(nextOn: string | undefined, hour: number): string {
  const time = hourText(hour);
  return nextOn === undefined
    ? t('The reminder is on, once a day at {time}.', { time })
    : t('The reminder is on. The next one comes on {day} at {time}.', { day: new Date(nextOn), time });
}
