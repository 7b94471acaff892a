/** Tolerant schemas of single fields: what providers send for a number, a text or a flag. */
import { boolean, check, number, picklist, pipe, regex, string, transform, union } from 'valibot';

/** Longer texts are cut: they are no names or remarks, and a phone would take seconds to lay them out. */
const TEXT_LENGTH = 500;
/** Rupees; paise stay exact integers well beyond it. */
const LARGEST_AMOUNT = 1e12;
/** The latest instant of a Date, in ms. */
const LATEST_INSTANT = 8.64e15;

const anyText = union([string(), pipe(number(), transform(String))]);
const anyNumber = union([number(), pipe(string(), regex(/^\s*-?\d+(\.\d+)?\s*$/), transform(Number))]);

export const text = pipe(
  anyText,
  transform((value) => value.slice(0, TEXT_LENGTH)),
);

/** An id, token or path; numbers become text. */
export const id = pipe(anyText, regex(/\S/));

/** Rupees, rounded to the paisa. */
export const amount = rupeesFrom(-LARGEST_AMOUNT);

/** Rupees that cannot be negative. */
export const price = rupeesFrom(0);

function rupeesFrom(least: number) {
  return pipe(
    anyNumber,
    check((rupees) => rupees >= least && rupees <= LARGEST_AMOUNT),
    transform((rupees) => Math.round(rupees * 100) / 100),
  );
}

/** An integer from `least` to `most`; screens draw an element for each of some counts. */
export function count(most = Number.MAX_SAFE_INTEGER, least = 0) {
  return pipe(
    anyNumber,
    check((value) => Number.isInteger(value) && value >= least && value <= most),
  );
}

export const flag = union([
  boolean(),
  pipe(
    picklist(['true', 'false']),
    transform((value) => value === 'true'),
  ),
]);

/** An instant as ISO 8601; ms since 1970 are accepted too. */
export const instant = pipe(
  union([string(), number()]),
  transform((value) => new Date(value).getTime()),
  check((ms) => Math.abs(ms) <= LATEST_INSTANT),
  transform((ms) => new Date(ms).toISOString()),
);

export function oneOf<const Value extends string>(values: readonly Value[]) {
  return picklist(values);
}
