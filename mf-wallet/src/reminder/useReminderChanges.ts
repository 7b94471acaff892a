import { callAction, errorMessage, setQueryData, showToast } from '@reelrupee/platform';
import { errorTexts } from '../errorTexts';
import { useSingleFlight } from '../useSingleFlight';
import { deviceSubscription, subscribe, unsubscribe, type DeviceSubscription } from './browserPush';
import { forgetReminder } from './reminderOwner';
import { t } from './texts/texts';

/** The reminder that is changed. */
interface ChangedReminder {
  userId: string;
  /** The push endpoint of this browser; null until the browser has told it. */
  endpoint: string | null;
  /** The provider's key, to which a device subscribes. */
  publicKey: string;
  isOn: boolean;
  /** The hour at which it is turned on. */
  hour: number;
  /** The browser has a new endpoint; empty without one. */
  onEndpoint: (endpoint: string) => void;
  /** An hour was chosen; null once it is saved, or cannot be saved. */
  onHour: (hour: number | null) => void;
  /** The user does not allow notifications. */
  onRefused: () => void;
}

/** The ways to change the reminder of this device, one at a time. */
export function useReminderChanges(reminder: ChangedReminder) {
  const { userId, endpoint, publicKey, isOn, hour, onEndpoint, onHour, onRefused } = reminder;
  const { busy, run } = useSingleFlight();

  async function save(device: DeviceSubscription, at: number) {
    const result = await callAction('setReminder', { userId, hour: at, publicKey, ...device });
    if (result.kind !== 'ok') {
      const text = errorMessage(result, errorTexts());
      if (text) showToast('error', text);
      return;
    }
    setQueryData('getReminder', { userId, endpoint: device.endpoint }, result);
    onEndpoint(device.endpoint);
    onHour(null);
  }

  async function turnOn() {
    const device = await subscribe(publicKey);
    if (device) return save(device, hour);
    if (Notification.permission !== 'granted') return onRefused();
    showToast('error', t('Your browser could not turn the reminder on. Please try again later.'));
  }

  async function turnOff() {
    forgetReminder();
    // The browser first: without a network the push service then ends it.
    await unsubscribe().catch(() => undefined);
    if (endpoint) await callAction('endReminder', { userId, endpoint });
    onEndpoint('');
  }

  async function move(at: number) {
    onHour(at);
    const device = isOn ? await deviceSubscription() : null;
    if (!device) return;
    await save(device, at);
    onHour(null);
  }

  return {
    busy,
    turnOn: () => run(turnOn),
    turnOff: () => run(turnOff),
    move: (at: number) => run(() => move(at)),
  };
}
