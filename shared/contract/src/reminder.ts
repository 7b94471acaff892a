/** Daily reminders: what the provider sends and the service worker shows. */
import type { Language } from './languages';

/** The content of a reminder, encrypted for one device. */
export interface ReminderMessage {
  title: string;
  body: string;
  language: Language;
  /** Reels that the user can still watch today; at least 1. */
  reelsLeft: number;
}

/** The hour that is suggested, in IST: after work, with time left in the day. */
export const SUGGESTED_REMINDER_HOUR = 19;
