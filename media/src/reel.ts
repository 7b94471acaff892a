import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { webvtt } from './captions';
import { AV1, encodeReel, H264, storePicture } from './encode';
import { openStage, type Stage } from './frames';
import type { Lesson } from './lesson';
import { mix } from './mix';
import { narrate } from './narrate';
import { page } from './page';
import { encodePoster } from './poster';
import { layOut, script, type Timeline } from './timeline';
import type { Sound } from './wav';

export interface Reel {
  /** H.264 and AAC. */
  readonly video: Buffer;
  /** The same in AV1 and Opus. */
  readonly videoAv1: Buffer;
  readonly captions: string;
  readonly poster: Buffer;
}

const SHORTEST = 12_000;
const LONGEST = 24_900;
/** When the title card is complete. */
const POSTER_AT = 900;

/** Speaks a lesson and finds when everything happens. */
export async function timed(lesson: Lesson): Promise<{ sounds: readonly Sound[]; timeline: Timeline }> {
  const texts = script(lesson);
  const sounds = await narrate(texts.flat());
  const timeline = layOut(
    texts,
    sounds.map((s) => Math.round((s.samples.length / s.rate) * 1000)),
  );
  return { sounds, timeline };
}

/** All that makes a reel unfit: a wrong length, text that is covered or cut. */
export async function faults(stage: Stage, timeline: Timeline): Promise<readonly string[]> {
  const fits = timeline.total >= SHORTEST && timeline.total <= LONGEST;
  return [...(fits ? [] : ['lasts too short or long: 12 to 25 s are allowed']), ...(await stage.problems())];
}

/** Makes the files of one lesson; stops when it is unfit. */
export async function makeReel(browser: Browser, lesson: Lesson, variant: number): Promise<Reel> {
  const { sounds, timeline } = await timed(lesson);
  const stage = await openStage(browser, page(lesson, timeline));
  const dir = await mkdtemp(join(tmpdir(), 'reel-'));
  try {
    const found = await faults(stage, timeline);
    if (found.length > 0) throw new Error(`${lesson.slug}:\n  ${found.join('\n  ')}`);
    const poster = await encodePoster(dir, await stage.still(POSTER_AT));
    const picture = await storePicture(dir, stage.frames(timeline.total));
    const mixAt = (ceiling: number) => mix(dir, sounds, timeline, variant, ceiling);
    const video = await encodeReel(dir, H264, picture, mixAt);
    const videoAv1 = await encodeReel(dir, AV1, picture, mixAt);
    return { video, videoAv1, captions: webvtt(timeline.lines, timeline.total), poster };
  } finally {
    await stage.close();
    await rm(dir, { recursive: true });
  }
}
