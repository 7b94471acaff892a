/** The return value of a domain function: a value, or an error that the caller is expected to handle. */
export type Result<Value, ErrorName extends string> = Ok<Value> | Err<ErrorName>;

export interface Ok<Value> {
  ok: true;
  value: Value;
}

export interface Err<ErrorName extends string> {
  ok: false;
  /** Closed union; an action maps it to the error reply of that name in the contract. */
  error: ErrorName;
  /** Values for the placeholders of the error's message. */
  details: Record<string, string | number>;
}

export function ok<Value>(value: Value): Ok<Value> {
  return { ok: true, value };
}

export function err<ErrorName extends string>(
  error: ErrorName,
  details: Record<string, string | number> = {},
): Err<ErrorName> {
  return { ok: false, error, details };
}
