/** Reads entities and lists field by field and entry by entry, and reports what had to be dropped. */
import type { ParseField } from './fields';

/** Receives the path of a dropped field or entry, such as `data[].rechargeAmount`. */
export type ReportDrop = (path: string) => void;

/** A reader gives null for a value that cannot be used at all. */
export type Read<Value> = (value: unknown, report: ReportDrop) => Value | null;

type Fields = Record<string, ParseField<unknown>>;

/** The known fields; those that are missing or do not fit are absent. */
type Known<Entries extends Fields> = {
  [Name in keyof Entries]?: Exclude<ReturnType<Entries[Name]>, undefined>;
};

/** The fields of an object that fit their parsers. A field that is there and does not fit is reported. */
export function readFields<Entries extends Fields>(
  fields: Entries,
  value: Record<string, unknown>,
  report: ReportDrop,
): Known<Entries> {
  const known: Record<string, unknown> = {};
  for (const [name, parse] of Object.entries(fields)) {
    if (!isGiven(value[name])) continue;
    const field = parse(value[name]);
    if (field === undefined) report(`.${name}`);
    else known[name] = field;
  }
  return known as Known<Entries>;
}

/** The usable entries of a list. A missing list is empty; null for a value of another type. */
export function readList<Entry>(value: unknown, read: Read<Entry>, report: ReportDrop): Entry[] | null {
  if (!isGiven(value)) return [];
  if (!Array.isArray(value)) return null;
  const reportEntry = below(report, '[]');
  return value.flatMap((item: unknown) => {
    const entry = read(item, reportEntry);
    if (entry !== null) return [entry];
    reportEntry('');
    return [];
  });
}

/** Reports paths below another one. */
export function below(report: ReportDrop, path: string): ReportDrop {
  return (rest) => report(path + rest);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Providers leave a field out in three ways: not at all, null, and an empty text. */
function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}
