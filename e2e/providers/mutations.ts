/** Every mutation of a reply by the lying provider: one change each. */
import type { Reply } from './providerServer';
import type { ReplyBody } from './specProvider';

export interface Mutation {
  /** The action, the place and the change, for the message of a failure. */
  name: string;
  action: string;
  /** Changes an honest reply. */
  apply: (reply: Reply) => Reply;
}

type Change = [name: string, value: unknown];

/** Replacements of a field: missing, of another type, or out of bounds. `undefined` removes it. */
const OF_NUMBERS: Change[] = [
  ['missing', undefined],
  ['null', null],
  ['text', '12.5'],
  ['a word', 'many'],
  ['an object', {}],
  ['negative', -7],
  ['endless', 1e300],
];
const OF_TEXTS: Change[] = [
  ['missing', undefined],
  ['null', null],
  ['unknown', 'surprise'],
  ['giant', 'W'.repeat(5000)],
  ['an object', { en: 'text' }],
  ['a number', 7],
];
const OF_FLAGS: Change[] = [
  ['missing', undefined],
  ['text', 'false'],
  ['a word', 'perhaps'],
];
const OF_OBJECTS: Change[] = [
  ['missing', undefined],
  ['null', null],
  ['text', 'none'],
  ['a list', [1, null]],
  ['empty', {}],
];
const OF_LISTS: Change[] = [
  ['missing', undefined],
  ['null', null],
  ['text', 'none'],
  ['an object', { 0: {} }],
  ['full of what is no entry', [null, 7, 'text', [], {}]],
];

/** The mutations of an action's reply: of the envelope, and of each place in the data. */
export function mutationsOf(action: string, reply: ReplyBody): Mutation[] {
  const places = placesOf(reply.data, ['data']).flatMap(({ path, value }) =>
    changesOf(value).map(([change, put]): Mutation => ({
      name: `${action} ${path.join('.')} ${change}`,
      action,
      apply: (honest) => replaceAt(honest, path, put) as Reply,
    })),
  );
  return [...places, ...envelopeMutations(action)];
}

function envelopeMutations(action: string): Mutation[] {
  const page = '<!doctype html><title>Portal</title><h1>Please log in to the network</h1>';
  return [
    {
      name: `${action} code as text`,
      action,
      apply: (reply) => ({ ...reply, code: '200' }),
    },
    {
      name: `${action} msg an object`,
      action,
      apply: (reply) => ({ ...reply, msg: {} }),
    },
    { name: `${action} HTML`, action, apply: () => ({ status: 200, text: page }) },
    { name: `${action} refused`, action, apply: () => ({ code: 409, msg: '' }) },
  ];
}

interface Place {
  path: (string | number)[];
  value: unknown;
}

/** Each place of a tree; of a list only the first entry, since all are alike. */
function placesOf(value: unknown, path: Place['path']): Place[] {
  const here = { path, value };
  if (Array.isArray(value)) return value.length > 0 ? [here, ...placesOf(value[0], [...path, 0])] : [here];
  if (typeof value !== 'object' || value === null) return [here];
  return [here, ...Object.entries(value).flatMap(([key, child]) => placesOf(child, [...path, key]))];
}

function changesOf(value: unknown): Change[] {
  if (Array.isArray(value)) return OF_LISTS;
  switch (typeof value) {
    case 'number':
      return OF_NUMBERS;
    case 'boolean':
      return OF_FLAGS;
    case 'string':
      return OF_TEXTS;
    default:
      return OF_OBJECTS;
  }
}

/** A copy of a tree with another value at a path. */
function replaceAt(tree: unknown, path: Place['path'], put: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return put;
  if (isList(tree)) return tree.map((child, index) => (index === key ? replaceAt(child, rest, put) : child));
  const object = tree as Record<string, unknown>;
  return { ...object, [key]: replaceAt(object[key], rest, put) };
}

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value);
}
