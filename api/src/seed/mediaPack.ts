import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { UserError } from '../userError';

const packIndex = z.array(
  z.object({
    slug: z.string().min(1),
    title: z.string().min(1),
    durationMs: z.number().positive(),
    video: z.string().min(1),
    videoAv1: z.string().default(''),
    captions: z.string().default(''),
    captionsHi: z.string().default(''),
    titleHi: z.string().default(''),
    poster: z.string().default(''),
  }),
);

export type PackedReel = z.output<typeof packIndex>[number];

/** The reels of a media pack in order; null if the directory contains none. Throws a UserError on an invalid index. */
export async function readMediaPack(mediaDir: string): Promise<PackedReel[] | null> {
  const path = join(mediaDir, 'index.json');
  const text = await readIfPresent(path);
  if (text === null) return null;
  const parsed = packIndex.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  throw new UserError(`${path} is not the index of a media pack: ${parsed.error.issues[0]?.message ?? ''}`);
}

/** Files that the index of a media pack names and that are not there; none if another host has them all. */
export async function missingFiles(mediaDir: string): Promise<string[]> {
  const pack = (await readMediaPack(mediaDir)) ?? [];
  const present = new Set(await readdir(mediaDir, { recursive: true }));
  const named = pack.flatMap(({ video, videoAv1, captions, captionsHi, poster }) =>
    [video, videoAv1, captions, captionsHi, poster].filter((file) => file !== ''),
  );
  const missing = named.filter((file) => !present.has(file));
  return missing.length < named.length ? missing : [];
}

async function readIfPresent(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if ('code' in error && error.code === 'ENOENT') return null;
    throw new UserError(`The index.json of MEDIA_DIR cannot be read: ${error.message}.`);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
