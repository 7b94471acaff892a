import type { Lesson } from './lesson';
import { sentences } from './speech';

/** A stretch of time in milliseconds. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface Spoken extends Span {
  readonly text: string;
}

/** When each scene (title card, then beats) shows, and when each sentence is heard. */
export interface Timeline {
  readonly scenes: readonly Span[];
  readonly lines: readonly Spoken[];
  readonly total: number;
}

const LEAD_IN = 450;
const SCENE_GAP = 420;
const SENTENCE_GAP = 200;
/** A scene comes in a little before its first word. */
const EARLY = 220;
const TAIL = 950;

/** Narration of every scene as sentences, the title card first. */
export function script(lesson: Lesson): readonly (readonly string[])[] {
  return [lesson.hook, ...lesson.beats.map((b) => b.say)].map(sentences);
}

/** Lays the spoken sentences out in time. `durations` are in milliseconds, in the order of `script`. */
export function layOut(texts: readonly (readonly string[])[], durations: readonly number[]): Timeline {
  const scenes: Span[] = [];
  const lines: Spoken[] = [];
  let now = LEAD_IN;
  let heard = 0;
  texts.forEach((scene, s) => {
    const from = s === 0 ? 0 : now - EARLY;
    scene.forEach((text, i) => {
      const length = durations[heard];
      if (length === undefined) throw new Error('A sentence has no sound');
      heard += 1;
      lines.push({ text, from: now, to: now + length });
      now += length + (i < scene.length - 1 ? SENTENCE_GAP : 0);
    });
    now += s < texts.length - 1 ? SCENE_GAP : TAIL;
    scenes.push({ from, to: s < texts.length - 1 ? now - EARLY : now });
  });
  return { scenes, lines, total: now };
}
