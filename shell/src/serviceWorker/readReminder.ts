import { LANGUAGES, LOCALES } from '@reelrupee/contract/languages';
import type { ReminderMessage } from '@reelrupee/contract/reminder';

/** A reminder as the browser shows it. */
export interface ShownReminder {
  title: string;
  options: { body: string; lang: string; tag: string; renotify: boolean; icon: string };
  reelsLeft: number;
}

/** Reads a push message; null for one that is no reminder, such as that of a later version. */
export function readReminder(text: string): ShownReminder | null {
  const { title, body, language, reelsLeft } = parse(text);
  if (typeof title !== 'string' || typeof body !== 'string') return null;
  const lang = LOCALES[LANGUAGES.find((known) => known === language) ?? 'en'];
  return {
    title,
    // The tag lets a reminder replace that of the day before, which it would do in silence without renotify.
    options: { body, lang, tag: 'reminder', renotify: true, icon: '/install/icon-192.png' },
    reelsLeft: typeof reelsLeft === 'number' && Number.isInteger(reelsLeft) ? Math.max(0, reelsLeft) : 0,
  };
}

function parse(text: string): Partial<Record<keyof ReminderMessage, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
