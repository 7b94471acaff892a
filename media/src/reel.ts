import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { webvtt } from './captions';
import { decode } from './decode';
import { AV1, encodeReel, H264, storePicture } from './encode';
import { openStage, type Stage } from './frames';
import { emptiest, emptyFault, faintWords, momentOfFrame } from './judge';
import type { Lesson } from './lesson';
import { mix } from './mix';
import { narrate } from './narrate';
import { page } from './page';
import { encodePoster } from './poster';
import { CONTENT } from './style';
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
/** The first frame, so that nothing changes on the screen when the video begins. */
const POSTER_AT = 0;

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

/** All that makes a reel unfit: a wrong length, text that is covered, cut or faint. */
export async function faults(stage: Stage, timeline: Timeline): Promise<readonly string[]> {
  const fits = timeline.total >= SHORTEST && timeline.total <= LONGEST;
  const pictures = await decode(stage.stills(timeline.scenes.map(({ to }) => to - 60)), CONTENT);
  const words = await Promise.all(timeline.scenes.map((_, i) => stage.words(i)));
  return [
    ...(fits ? [] : ['lasts too short or long: 12 to 25 s are allowed']),
    ...(await stage.problems()),
    ...pictures.flatMap((picture, i) => faintWords(picture, words[i] ?? [])),
  ];
}

function accept(lesson: Lesson, found: readonly string[]): void {
  if (found.length > 0) throw new Error(`${lesson.slug}:\n  ${found.join('\n  ')}`);
}

/** Makes the files of one lesson; stops when it is unfit. */
export async function makeReel(browser: Browser, lesson: Lesson, variant: number): Promise<Reel> {
  const { sounds, timeline } = await timed(lesson);
  const stage = await openStage(browser, page(lesson, timeline));
  const dir = await mkdtemp(join(tmpdir(), 'reel-'));
  try {
    accept(lesson, await faults(stage, timeline));
    const poster = await encodePoster(dir, await stage.still(POSTER_AT));
    const picture = await storePicture(dir, stage.frames(timeline.total));
    accept(lesson, emptyFault(emptiest(await decode(picture, CONTENT), momentOfFrame)));
    const mixAt = (ceiling: number) => mix(dir, sounds, timeline, variant, ceiling);
    const video = await encodeReel(dir, H264, picture, mixAt);
    const videoAv1 = await encodeReel(dir, AV1, picture, mixAt);
    return { video, videoAv1, captions: webvtt(timeline.lines, timeline.total), poster };
  } finally {
    await stage.close();
    await rm(dir, { recursive: true });
  }
}
