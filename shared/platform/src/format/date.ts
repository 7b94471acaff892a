import { IST_OFFSET_MS } from '@reelrupee/contract/constants';
import { LOCALES, type Language } from '@reelrupee/contract/languages';
import { currentLanguage } from '../language/languageStore';

/** The IST day of an instant (ISO 8601) as dd/mm/yyyy; a dash for an invalid instant. Without Intl, as in the contract's `rupees.ts`. */
export function formatDate(instant: string): string {
  const [year, month, day] = inIndia(instant)?.slice(0, 'yyyy-mm-dd'.length).split('-') ?? [];
  return day === undefined ? '–' : `${day}/${month}/${year}`;
}

/** The IST time of an instant (ISO 8601) as hh:mm on a 24-hour clock; a dash for an invalid instant. */
export function formatTime(instant: string): string {
  return inIndia(instant)?.slice('yyyy-mm-ddT'.length, 'yyyy-mm-ddThh:mm'.length) ?? '–';
}

/**
 * A calendar day (YYYY-MM-DD, or the UTC day of a date) as day and month, such as 3 December, by default in the current
 * language. A text takes a `Date`, and has its day in its own language.
 */
export function formatDay(day: string | Date, language: Language = currentLanguage()): string {
  return new Date(day).toLocaleDateString(LOCALES[language], {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
}

/** An instant as ISO 8601 in IST, without the offset; null for an invalid one. */
function inIndia(instant: string): string | null {
  const shifted = new Date(Date.parse(instant) + IST_OFFSET_MS);
  return Number.isNaN(shifted.getTime()) ? null : shifted.toISOString();
}
