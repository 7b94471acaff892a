import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hash8 } from '../src/hash';
import { type Entry, readJson } from '../src/pack';
import { hindiOf, type HindiTexts, translated } from './captions';

/** A line of `pack/index.json` with the title and the captions in Hindi. */
export interface TranslatedEntry extends Entry {
  readonly titleHi: string;
  readonly captionsHi: string;
}

/**
 * Writes the Hindi captions of every reel in the index, names them and the Hindi title there, and removes those of
 * before. Needs no video tool. Throws when a lesson has no Hindi title or not one Hindi caption for each English one.
 */
export async function writeHindi(pack: string, lessonDir: string): Promise<void> {
  const index = join(pack, 'index.json');
  const texts = await readTexts(lessonDir);
  const entries: TranslatedEntry[] = [];
  for (const entry of await readJson<readonly Entry[]>(index, [])) {
    const hindi = texts.get(entry.slug);
    if (!hindi) throw new Error(`No lesson has the slug "${entry.slug}"`);
    const english = await readFile(join(pack, entry.captions), 'utf8');
    const vtt = translated(english, hindi.captions, entry.slug);
    const captionsHi = `${entry.slug}.${hash8(vtt)}.hi.vtt`;
    await writeFile(join(pack, captionsHi), vtt);
    const { slug, title, durationMs, video, videoAv1, captions, poster, bytes, bytesAv1 } = entry;
    entries.push({
      ...{ slug, title, titleHi: hindi.title, durationMs },
      ...{ video, videoAv1, captions, captionsHi, poster, bytes, bytesAv1 },
    });
  }
  await writeFile(index, `${JSON.stringify(entries, null, 2)}\n`);
  const kept = new Set(entries.map(({ captionsHi }) => captionsHi));
  for (const name of await readdir(pack))
    if (name.endsWith('.hi.vtt') && !kept.has(name)) await rm(join(pack, name));
}

/** The Hindi texts of every lesson, by slug. */
async function readTexts(lessonDir: string): Promise<ReadonlyMap<string, HindiTexts>> {
  const texts = new Map<string, HindiTexts>();
  for (const name of await readdir(lessonDir)) {
    const json = await readFile(join(lessonDir, name), 'utf8');
    texts.set((JSON.parse(json) as { readonly slug: string }).slug, hindiOf(json, name));
  }
  return texts;
}
