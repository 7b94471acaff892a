import { type ActionName, actions } from '@reelrupee/contract/actions';
import fc from 'fast-check';
import { validPayloads } from './validPayloads';

/** One call as it goes over the wire, made from the action table and then damaged. */
export interface Mangled {
  name: ActionName;
  contentType: string;
  body: Buffer;
}

const NAMES = Object.keys(actions).filter((name): name is ActionName => Object.hasOwn(actions, name));
const BOUNDARY = '----mangled';

/** Values that no form should hold. */
const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    'a\0b',
    '-1',
    '1e309',
    'NaN',
    '0x10',
    '1.001',
    '99999999999999999999',
    'null',
    'undefined',
    '[object Object]',
    "'; drop table users; --",
    '../../etc/passwd',
    '\u202e\ud800',
    'x'.repeat(20_000),
    '🪔'.repeat(500),
  ),
);
const oddJson = fc.oneof(
  oddText,
  fc.jsonValue({ maxDepth: 4 }),
  fc.constantFrom(-1, 1e308, 0.1 + 0.2, [], {}, [[]]),
);

/** A field's name, its value, and what happens to it. */
type Fate = 'keep' | 'drop' | 'replace' | 'repeat';
const fate = fc.constantFrom<Fate>('keep', 'keep', 'drop', 'replace', 'repeat');

interface Plan {
  name: ActionName;
  fates: readonly (readonly [Fate, string])[];
  extra: readonly (readonly [string, string])[];
  cut: number;
  encoding: 'multipart' | 'urlencoded' | 'json' | 'nonsense' | 'misnamed';
  misnamed: string;
  json: unknown;
}

const plan: fc.Arbitrary<Plan> = fc.record({
  name: fc.constantFrom(...NAMES),
  fates: fc.array(fc.tuple(fate, oddText), { minLength: 12, maxLength: 12 }),
  extra: fc.array(
    fc.tuple(fc.oneof(oddText, fc.constantFrom('__proto__', 'a[b][c]', '[]', 'userId[]')), oddText),
    {
      maxLength: 3,
    },
  ),
  // The share of the body that arrives; mostly all of it.
  cut: fc.oneof(fc.constant(1), fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true })),
  encoding: fc.constantFrom('multipart', 'urlencoded', 'json', 'nonsense', 'misnamed'),
  misnamed: fc.constantFrom(
    'text/plain',
    'application/gzip',
    'application/json; charset=utf-16',
    'multipart/form-data; boundary=""',
    'multipart/mixed; boundary=x',
    'a/b; c',
    ';',
  ),
  json: oddJson,
});

/** Calls of every action with wrong types, missing, oversized, repeated and truncated fields. */
export function mangledCalls(userId: string): fc.Arbitrary<Mangled> {
  return plan.map((made) => {
    const fields = damage(Object.entries(validPayloads(userId)[made.name]), made);
    const { contentType, body } = encode(fields, made);
    return { name: made.name, contentType, body: body.subarray(0, Math.ceil(body.length * made.cut)) };
  });
}

type Field = readonly [string, string];

function damage(fields: readonly (readonly [string, unknown])[], { fates, extra }: Plan): Field[] {
  const damaged = fields.flatMap(([name, value], place): Field[] => {
    const [what, odd] = fates[place % fates.length] ?? ['keep', ''];
    const text =
      value instanceof Blob ? 'not a file' : typeof value === 'string' ? value : JSON.stringify(value);
    switch (what) {
      case 'keep':
        return [[name, text]];
      case 'drop':
        return [];
      case 'replace':
        return [[name, odd]];
      case 'repeat':
        return [
          [name, text],
          [name, odd],
        ];
    }
  });
  return [...damaged, ...extra];
}

function encode(fields: Field[], { encoding, misnamed, json }: Plan): { contentType: string; body: Buffer } {
  switch (encoding) {
    case 'multipart': {
      const parts = fields.map(
        ([name, value], place) =>
          `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"` +
          `${place % 5 === 4 ? '; filename="a.png"' : ''}\r\n\r\n${value}\r\n`,
      );
      return {
        contentType: `multipart/form-data; boundary=${BOUNDARY}`,
        body: Buffer.from(`${parts.join('')}--${BOUNDARY}--\r\n`),
      };
    }
    case 'urlencoded':
      return {
        contentType: 'application/x-www-form-urlencoded',
        body: Buffer.from(
          fields.map(([name, value]) => `${encodeSafe(name)}=${encodeSafe(value)}`).join('&'),
        ),
      };
    case 'json':
      return {
        contentType: 'application/json',
        body: Buffer.from(JSON.stringify({ ...Object.fromEntries(fields), [fields[0]?.[0] ?? 'x']: json })),
      };
    case 'nonsense':
      return { contentType: 'multipart/form-data', body: Buffer.from(JSON.stringify(json) ?? '') };
    case 'misnamed':
      return { contentType: misnamed, body: Buffer.from(JSON.stringify(Object.fromEntries(fields))) };
  }
}

/** Percent encoding that a lone surrogate does not break. */
function encodeSafe(text: string): string {
  return Buffer.from(text)
    .toString('latin1')
    .replace(/[^\w]/g, (char) => `%${char.charCodeAt(0).toString(16).padStart(2, '0')}`);
}
