import { iconNames } from './icons/icon';
import { artKinds, type ArtKind } from './art/kinds';

/** The illustration of a beat: its kind, and the words and icons in it. */
export interface Art {
  readonly kind: ArtKind;
  readonly items: readonly string[];
  readonly icons: readonly string[];
  readonly note: string;
  /** Index of the item to stress; -1 for none. */
  readonly mark: number;
}

export interface Beat {
  readonly text: string;
  readonly say: string;
  readonly art: Art;
}

export interface Lesson {
  readonly slug: string;
  readonly title: string;
  readonly topic: string;
  readonly icon: string;
  /** Narration of the title card. */
  readonly hook: string;
  readonly beats: readonly Beat[];
}

type Fields = Readonly<Record<string, unknown>>;

function fields(value: unknown, where: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(`${where}: expected an object`);
  return value as Fields;
}

function text(from: Fields, key: string, where: string): string {
  const value = from[key];
  if (typeof value !== 'string' || value.trim() === '') throw new Error(`${where}: "${key}" must be a text`);
  return value;
}

function texts(from: Fields, key: string, where: string): readonly string[] {
  const value = from[key] ?? [];
  if (!Array.isArray(value) || !value.every((v): v is string => typeof v === 'string')) {
    throw new Error(`${where}: "${key}" must be a list of texts`);
  }
  return value;
}

function knownIcon(name: string, where: string): string {
  if (!iconNames.has(name)) throw new Error(`${where}: unknown icon "${name}"`);
  return name;
}

function parseArt(value: unknown, where: string): Art {
  const from = fields(value, where);
  const kind = text(from, 'kind', where);
  const known = artKinds.find((k) => k === kind);
  if (known === undefined) throw new Error(`${where}: unknown art "${kind}"`);
  return {
    kind: known,
    items: texts(from, 'items', where),
    icons: texts(from, 'icons', where).map((name) => knownIcon(name, where)),
    note: typeof from['note'] === 'string' ? from['note'] : '',
    mark: typeof from['mark'] === 'number' ? from['mark'] : -1,
  };
}

function parseBeat(value: unknown, where: string): Beat {
  const from = fields(value, where);
  return {
    text: text(from, 'text', where),
    say: text(from, 'say', where),
    art: parseArt(from['art'], `${where} art`),
  };
}

/** Checks one lesson file and gives it a type. Throws with the file and field named. */
export function parseLesson(json: string, file: string): Lesson {
  const from = fields(JSON.parse(json) as unknown, file);
  const beats = from['beats'];
  if (!Array.isArray(beats) || beats.length < 3 || beats.length > 4)
    throw new Error(`${file}: 3 or 4 beats expected`);
  const slug = text(from, 'slug', file);
  if (!/^[a-z0-9-]+$/.test(slug)) throw new Error(`${file}: slug "${slug}" may hold only a-z, 0-9 and -`);
  return {
    slug,
    title: text(from, 'title', file),
    topic: text(from, 'topic', file),
    icon: knownIcon(text(from, 'icon', file), file),
    hook: text(from, 'hook', file),
    beats: beats.map((beat: unknown, i) => parseBeat(beat, `${file} beat ${i + 1}`)),
  };
}
