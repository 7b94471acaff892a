import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { servedFolder } from '../../../deploy/testing/servedFolder';

/** Length of the fixture reels unless a test asks for another, in ms. */
export const FIXTURE_REEL_MS = 20_000;

export interface FixturePack {
  directory: string;
  remove(): void;
}

/** A media pack of small files with known bytes, for tests that need no real video. */
export function fixturePack(count = 30, durationMs = FIXTURE_REEL_MS): FixturePack {
  const directory = servedFolder('reelrupee-pack-');
  const index = Array.from({ length: count }, (_, number) => {
    const slug = `lesson-${String(number + 1).padStart(2, '0')}`;
    return {
      slug,
      title: `Lesson ${number + 1}`,
      durationMs,
      video: `${slug}-abc123.mp4`,
      videoAv1: `${slug}-abc123.av1.mp4`,
      captions: `${slug}-abc123.vtt`,
      titleHi: `पाठ ${slug.slice(-2)}`,
      captionsHi: `${slug}-abc123.hi.vtt`,
      poster: `${slug}-abc123.webp`,
      bytes: 1000,
    };
  });
  for (const { slug, video, videoAv1, captions, captionsHi, poster } of index) {
    writeFileSync(join(directory, video), Buffer.alloc(1000, slug));
    writeFileSync(join(directory, videoAv1), Buffer.alloc(500, slug));
    for (const file of [captions, captionsHi]) writeFileSync(join(directory, file), 'WEBVTT\n');
    writeFileSync(join(directory, poster), Buffer.alloc(16));
  }
  writeFileSync(join(directory, 'index.json'), JSON.stringify(index));
  return { directory, remove: () => rmSync(directory, { recursive: true, force: true }) };
}
