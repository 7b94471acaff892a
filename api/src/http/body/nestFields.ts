/** A value of a parsed call: text, a file, or a JSON value. */
export type FieldValue = unknown;

export type NestedFields =
  | { kind: 'fields'; fields: Record<string, FieldValue> }
  | { kind: 'invalid'; reason: string };

const NAME = /^[\w-]{1,64}(\[[\w-]{1,64}\])?$/;
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Turns the flat fields of a form into a nested payload: `bankDetails[ifscCode]` is the field ifscCode of
 * bankDetails. A duplicate field is invalid, since it is ambiguous.
 */
export function nestFields(flat: Iterable<readonly [string, FieldValue]>): NestedFields {
  const fields: Record<string, FieldValue> = {};
  const groups = new Map<string, Record<string, FieldValue>>();
  for (const [name, value] of flat) {
    const [outer = '', inner] = name.split(/[[\]]/);
    if (!NAME.test(name) || FORBIDDEN.has(outer) || (inner !== undefined && FORBIDDEN.has(inner))) {
      return { kind: 'invalid', reason: `A field has a name that is not allowed: ${name.slice(0, 40)}` };
    }
    const group = inner === undefined ? fields : (groups.get(outer) ?? {});
    const key = inner ?? outer;
    if (Object.hasOwn(group, key) || (inner === undefined && groups.has(outer))) {
      return { kind: 'invalid', reason: `The field ${name} was sent twice` };
    }
    group[key] = value;
    if (inner === undefined) continue;
    if (Object.hasOwn(fields, outer) && !groups.has(outer)) {
      return { kind: 'invalid', reason: `The field ${outer} was sent twice` };
    }
    groups.set(outer, group);
    fields[outer] = group;
  }
  return { kind: 'fields', fields };
}
