import pg from 'pg';

/** Parses a bigint as a number. Throws a RangeError beyond 2^53. */
function checkedInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`An integer out of safe range: ${text}`);
  return value;
}

/** Type parsers for both engines: bigint as a checked number, `date` as text. */
export function columnTypes(): pg.CustomTypesConfig {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, checkedInteger);
  types.setTypeParser(pg.types.builtins.DATE, (text) => text);
  return types;
}
