import { SUGGESTED_REMINDER_HOUR } from '@reelrupee/contract/reminder';
import { callAction, errorMessage, setQueryData, showToast, useActionQuery } from '@reelrupee/platform';
import { singleFlight } from '@reelrupee/ui/core';
import { useEffect, useState } from 'react';
import { currentEndpoint, deviceSubscription, subscribe, unsubscribe } from './browserPush';
import type { DeviceSubscription } from './browserPush';
import { t } from './texts/texts';

const errorTexts = () => ({
  refused: t('Something went wrong'),
  failed: t('Server error'),
  unreachable: t('Could not connect. Please check your network.'),
});

/**
 * The reminder of this device, and the ways to change it. Only for browsers that support it; `onRefused` is called when
 * the user does not allow notifications.
 */
export function useReminder(userId: string, onRefused: () => void) {
  /** Null until the browser has told its endpoint. */
  const [endpoint, setEndpoint] = useState<string | null>(null);
  const [chosenHour, setChosenHour] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const [runOnce] = useState(singleFlight);
  useEffect(() => void currentEndpoint().then(setEndpoint), []);
  const query = useActionQuery(
    'getReminder',
    { userId, endpoint: endpoint ?? '' },
    { enabled: endpoint !== null, keepPrevious: true },
  );
  const reminder = query.state === 'ready' ? query.reply.data : null;
  const hour = chosenHour ?? reminder?.hour ?? SUGGESTED_REMINDER_HOUR;

  const run = (work: () => Promise<void>) =>
    void runOnce(async () => {
      setBusy(true);
      await work();
      setBusy(false);
    });

  async function save(device: DeviceSubscription, at: number) {
    const result = await callAction('setReminder', { userId, hour: at, ...device });
    if (result.kind !== 'ok') {
      const text = errorMessage(result, errorTexts());
      if (text) showToast('error', text);
      return;
    }
    setQueryData('getReminder', { userId, endpoint: device.endpoint }, result);
    setEndpoint(device.endpoint);
    setChosenHour(null);
  }

  async function turnOn() {
    const device = await subscribe(reminder?.publicKey ?? '');
    if (device) return save(device, hour);
    if (Notification.permission !== 'granted') return onRefused();
    showToast('error', t('Your browser could not turn the reminder on. Please try again later.'));
  }

  async function turnOff() {
    // The browser first: without a network the push service then ends it.
    await unsubscribe().catch(() => undefined);
    if (endpoint) await callAction('endReminder', { userId, endpoint });
    setEndpoint('');
  }

  async function move(at: number) {
    setChosenHour(at);
    const device = reminder?.isOn ? await deviceSubscription() : null;
    if (!device) return;
    await save(device, at);
    setChosenHour(null);
  }

  return {
    state: query.state,
    isOn: endpoint !== '' && reminder?.isOn === true,
    /** IST day of the next reminder. */
    nextOn: reminder?.nextOn,
    /** The saved hour; undefined if the user has never chosen one. */
    savedHour: reminder?.hour,
    /** The chosen hour, which may not be saved yet. */
    hour,
    busy: busy || endpoint === null,
    retry: query.retry,
    turnOn: () => run(turnOn),
    turnOff: () => run(turnOff),
    move: (at: number) => run(() => move(at)),
  };
}
