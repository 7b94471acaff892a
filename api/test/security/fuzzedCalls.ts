import { ACTION_NAMES } from '@reelrupee/contract/actionNames';
import type { ActionName } from '@reelrupee/contract/actions';
import fc from 'fast-check';
import { validPayloads } from './validPayloads';

/** A call as raw bytes: a valid one with random modifications. */
export interface FuzzedCall {
  name: ActionName;
  contentType: string;
  body: Buffer;
}

const BOUNDARY = '----fuzzed';

/** Values that no field accepts. */
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

/** The modification of a field. */
type Mutation = 'keep' | 'drop' | 'replace' | 'repeat';
const mutation = fc.constantFrom<Mutation>('keep', 'keep', 'drop', 'replace', 'repeat');

interface Plan {
  name: ActionName;
  mutations: readonly (readonly [Mutation, string])[];
  extra: readonly (readonly [string, string])[];
  cut: number;
  encoding: 'multipart' | 'urlencoded' | 'json' | 'nonsense' | 'misnamed';
  misnamed: string;
  json: unknown;
}

const plan: fc.Arbitrary<Plan> = fc.record({
  name: fc.constantFrom(...ACTION_NAMES),
  mutations: fc.array(fc.tuple(mutation, oddText), { minLength: 12, maxLength: 12 }),
  extra: fc.array(
    fc.tuple(fc.oneof(oddText, fc.constantFrom('__proto__', 'a[b][c]', '[]', 'userId[]')), oddText),
    {
      maxLength: 3,
    },
  ),
  // The share of the body that is sent; usually all of it.
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
export function fuzzedCalls(userId: string): fc.Arbitrary<FuzzedCall> {
  return plan.map((planned) => {
    const fields = mutate(Object.entries(validPayloads(userId)[planned.name]), planned);
    const { contentType, body } = encode(fields, planned);
    return { name: planned.name, contentType, body: body.subarray(0, Math.ceil(body.length * planned.cut)) };
  });
}

type Field = readonly [string, string];

function mutate(fields: readonly (readonly [string, unknown])[], { mutations, extra }: Plan): Field[] {
  const mutated = fields.flatMap(([name, value], place): Field[] => {
    const [what, odd] = mutations[place % mutations.length] ?? ['keep', ''];
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
  return [...mutated, ...extra];
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

/** Percent encoding that accepts lone surrogates. */
function encodeSafe(text: string): string {
  return Buffer.from(text)
    .toString('latin1')
    .replace(/[^\w]/g, (char) => `%${char.charCodeAt(0).toString(16).padStart(2, '0')}`);
}
