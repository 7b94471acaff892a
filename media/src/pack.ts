import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { durationOf } from './encode';
import { hash8 } from './hash';
import type { Lesson } from './lesson';
import type { Reel } from './reel';

/** One line of `pack/index.json`: all that the app needs to list and play a reel. */
export interface Entry {
  readonly slug: string;
  readonly title: string;
  readonly durationMs: number;
  readonly video: string;
  /** The same reel in AV1 and Opus. */
  readonly videoAv1: string;
  readonly captions: string;
  readonly poster: string;
  /** Sizes of the two videos. */
  readonly bytes: number;
  readonly bytesAv1: number;
}

/** Inputs that each reel was last rendered from. */
export type State = Readonly<Record<string, string>>;

/** A JSON file, or the given value when it does not exist yet. */
export async function readJson<T>(file: string, otherwise: T): Promise<T> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return otherwise;
    throw error;
  }
}

/** Hash of all that shapes a reel: its lesson and the code that draws and speaks it. */
export async function inputHash(lesson: Lesson, sourceDir: string, variant: number): Promise<string> {
  const names = (await readdir(sourceDir, { recursive: true }))
    .filter((n) => n.endsWith('.ts') && !n.endsWith('.test.ts'))
    .sort();
  const sources = await Promise.all(names.map((n) => readFile(join(sourceDir, n))));
  return hash8(JSON.stringify(lesson), String(variant), ...sources);
}

/** Removes the files of one reel, or of reels that are no longer taught. */
async function sweep(dir: string, isOld: (slug: string) => boolean): Promise<void> {
  for (const name of await readdir(dir)) {
    const slug = /^([a-z0-9-]+)\.[0-9a-f]{8}\.(av1\.mp4|mp4|vtt|webp)$/.exec(name)?.[1];
    if (slug !== undefined && isOld(slug)) await rm(join(dir, name));
  }
}

/** Writes the files of a reel under names that change when their content changes. */
export async function store(dir: string, lesson: Lesson, reel: Reel): Promise<Entry> {
  await sweep(dir, (slug) => slug === lesson.slug);
  const put = async (content: Buffer | string, ext: string): Promise<string> => {
    const name = `${lesson.slug}.${hash8(content)}.${ext}`;
    await writeFile(join(dir, name), content);
    return name;
  };
  const [video, videoAv1, captions, poster] = [
    await put(reel.video, 'mp4'),
    await put(reel.videoAv1, 'av1.mp4'),
    await put(reel.captions, 'vtt'),
    await put(reel.poster, 'webp'),
  ];
  return {
    slug: lesson.slug,
    title: lesson.title,
    durationMs: await durationOf(join(dir, video)),
    video,
    videoAv1,
    captions,
    poster,
    bytes: reel.video.length,
    bytesAv1: reel.videoAv1.length,
  };
}

/** Writes the index in teaching order and removes reels without a lesson. */
export async function publish(
  dir: string,
  lessons: readonly Lesson[],
  entries: ReadonlyMap<string, Entry>,
): Promise<void> {
  const listed = lessons.flatMap(({ slug }) => entries.get(slug) ?? []);
  await writeFile(join(dir, 'index.json'), `${JSON.stringify(listed, null, 2)}\n`);
  await sweep(dir, (slug) => !lessons.some((lesson) => lesson.slug === slug));
}
