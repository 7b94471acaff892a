/** Actions around the daily reminder by web push. */
import { z } from 'zod';
import { action, noData } from '../action';
import { countField, idField } from '../fields';

const own = { userId: idField };
const endpoint = z.url().max(1024);
/** Base64url without padding, as browsers give the keys of a subscription. */
const key = (length: number) => z.string().regex(new RegExp(`^[\\w-]{${length}}$`));

/** The reminder as one device sees it. */
const reminder = z.object({
  /** Key that the browser subscribes with, base64url. */
  publicKey: z.string(),
  /** Hour of the day in IST; absent if the user has never chosen one. */
  hour: z.number().int().min(0).max(23).optional(),
  /** This device gets reminders. */
  isOn: z.boolean(),
  /** IST day of the next reminder; absent while this device gets none. */
  nextOn: z.iso.date().optional(),
});

export const reminderActions = {
  getReminder: action({
    summary: 'The daily reminder, and whether the device with this push endpoint gets it.',
    access: 'user',
    payload: z.object({ ...own, endpoint: z.union([z.literal(''), endpoint]).default('') }),
    data: reminder,
  }),
  setReminder: action({
    summary:
      'Turns the daily reminder on for the device that calls, or moves its hour. It is sent once a day while reels are left, and ends with the session.',
    access: 'user',
    payload: z.object({
      ...own,
      hour: countField(23),
      endpoint,
      /** Public key and secret of the subscription, by which messages are encrypted (RFC 8291). */
      keys: z.object({ p256dh: key(87), auth: key(22) }),
      /** The provider's key that the device has subscribed to; without it, the provider takes its present one. */
      publicKey: key(87).optional(),
    }),
    data: reminder,
    errors: {
      unknownPushService: { code: 400, msg: 'Reminders do not work with this browser.' },
    },
  }),
  endReminder: action({
    summary: 'Turns the daily reminder off for the device with this push endpoint.',
    access: 'user',
    payload: z.object({ ...own, endpoint }),
    data: noData,
  }),
};
