import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Lesson, parseLesson } from './lesson';

/** Reads every lesson; the file names (01-..., 02-...) give the teaching order. */
export async function loadLessons(dir: string): Promise<readonly Lesson[]> {
  const names = (await readdir(dir)).filter((name) => name.endsWith('.json')).sort();
  const lessons = await Promise.all(
    names.map(async (name) => parseLesson(await readFile(join(dir, name), 'utf8'), name)),
  );
  const seen = new Set<string>();
  for (const { slug } of lessons) {
    if (seen.has(slug)) throw new Error(`Two lessons have the slug "${slug}"`);
    seen.add(slug);
  }
  return lessons;
}
