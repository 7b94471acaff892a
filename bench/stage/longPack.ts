import { WORKSPACE } from '@reelrupee/federation/build/workspace';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A reel of the pack's index. */
export interface PackedReel {
  slug: string;
  durationMs: number;
  video: string;
  captions: string;
  poster: string;
  bytes: number;
}

const FILES = ['video', 'captions', 'poster'] as const;

/** The reels of a pack. */
export function readPack(folder: string): PackedReel[] {
  return JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as PackedReel[];
}

/**
 * A pack of so many reels, made of the product's own under new names, so that no cache knows them twice.
 * Gives its folder.
 */
export function longPack(count: number): string {
  const from = join(WORKSPACE, 'media/pack');
  const folder = join(WORKSPACE, 'dist/bench/media');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const originals = readPack(from);
  const reels = Array.from({ length: count }, (_, number) => {
    const original = originals[number % originals.length];
    if (!original) throw new Error(`${from} holds no reels.`);
    const copy = { ...original, slug: `${original.slug}-${number}` };
    for (const file of FILES) {
      copy[file] = `${number}-${original[file]}`;
      linkSync(join(from, original[file]), join(folder, copy[file]));
    }
    return copy;
  });
  writeFileSync(join(folder, 'index.json'), JSON.stringify(reels));
  return folder;
}
