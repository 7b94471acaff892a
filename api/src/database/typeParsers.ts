import pg from 'pg';

/** A bigint column as a number; money and counters stay far below the point where one loses precision. */
export function checkedInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`An integer out of safe range: ${text}`);
  return value;
}

/** How column values become JavaScript values, the same on both engines. A `date` stays the text it is. */
export function columnTypes(): pg.CustomTypesConfig {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, checkedInteger);
  types.setTypeParser(pg.types.builtins.DATE, (text) => text);
  return types;
}
