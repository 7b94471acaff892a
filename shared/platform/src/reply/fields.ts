/** Tolerant parsers of single fields: what providers send for a number, a text or a flag. */

/** Gives undefined for a value that does not fit. */
export type ParseField<Value> = (value: unknown) => Value | undefined;

/** Longer texts are cut: they are no names or remarks, and a phone would take seconds to lay them out. */
const TEXT_LENGTH = 500;
/** Rupees; paise stay exact integers well beyond it. */
const LARGEST_AMOUNT = 1e12;
const LATEST_INSTANT = 8.64e15;
const CALENDAR_DAY = /^\d{4}-\d\d-\d\d$/;
const DECIMAL = /^\s*-?\d+(\.\d+)?\s*$/;

/** Numbers become text. */
function toText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : undefined;
}

/** Decimal texts become numbers. */
function toNumber(value: unknown): number {
  if (typeof value === 'string' && DECIMAL.test(value)) return Number(value);
  return typeof value === 'number' ? value : NaN;
}

export const text: ParseField<string> = (value) => toText(value)?.slice(0, TEXT_LENGTH);

/** An id, token or path. */
export const id: ParseField<string> = (value) => {
  const given = toText(value);
  return given?.trim() ? given : undefined;
};

/** Rupees, rounded to the paisa. */
export const amount = rupeesFrom(-LARGEST_AMOUNT);

/** Rupees that cannot be negative. */
export const price = rupeesFrom(0);

function rupeesFrom(least: number): ParseField<number> {
  return (value) => {
    const rupees = toNumber(value);
    return rupees >= least && rupees <= LARGEST_AMOUNT ? Math.round(rupees * 100) / 100 : undefined;
  };
}

/** An integer from `least` to `most`; bounded, since screens render an element for each of some counts. */
export function count(most = Number.MAX_SAFE_INTEGER, least = 0): ParseField<number> {
  return (value) => {
    const given = toNumber(value);
    return Number.isInteger(given) && given >= least && given <= most ? given : undefined;
  };
}

export const flag: ParseField<boolean> = (value) => {
  if (value === true || value === 'true') return true;
  return value === false || value === 'false' ? false : undefined;
};

/** An instant as ISO 8601; ms since 1970 are accepted too. */
export const instant: ParseField<string> = (value) => {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const ms = new Date(value).getTime();
  return Math.abs(ms) <= LATEST_INSTANT ? new Date(ms).toISOString() : undefined;
};

/** A calendar day of India, YYYY-MM-DD. */
export const day: ParseField<string> = (value) => {
  if (typeof value !== 'string' || !CALENDAR_DAY.test(value)) return undefined;
  return Number.isNaN(Date.parse(value)) ? undefined : value;
};

export function oneOf<const Value extends string>(values: readonly Value[]): ParseField<Value> {
  return (value) => values.find((known) => known === value);
}
