/**
 * Renders the lessons in `lessons/` to the reel pack in `pack/`.
 *
 *   npx tsx media/render.ts [--all] [--only slug]... [--stills folder]
 *
 * Only lessons whose text or template changed are rendered, unless --all. --stills writes one PNG per
 * scene to a folder instead of rendering, for looking at the design.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeHindi } from './hindi/write';
import { decode } from './src/decode';
import { openBrowser, openStage } from './src/frames';
import { emptiest, emptyFault, percent } from './src/judge';
import type { Lesson } from './src/lesson';
import { loadLessons } from './src/load';
import { type Entry, inputHash, publish, readJson, type State, store } from './src/pack';
import { page } from './src/page';
import { faults, makeReel, timed } from './src/reel';
import { CONTENT } from './src/style';
import type { Timeline } from './src/timeline';
import { requireTools } from './src/tools';

const here = import.meta.dirname;
const PACK = join(here, 'pack');
const LESSONS = join(here, 'lessons');
const STATE = join(here, 'render-state.json');

/** Music changes with the lesson's place, so that neighbours in the feed differ. */
const variantOf = (lessons: readonly Lesson[], lesson: Lesson): number => lessons.indexOf(lesson) % 4;

/** Moments at which a reel may look empty: its first, and while one scene takes the place of another. */
const doubtful = ({ scenes }: Timeline): readonly number[] =>
  scenes.flatMap(({ from }, i) => (i === 0 ? [from] : [20, 100, 200, 320, 460].map((after) => from + after)));

/** Writes one PNG per scene and prints what is wrong with each lesson. */
async function stills(lessons: readonly Lesson[], dir: string): Promise<void> {
  await mkdir(dir, { recursive: true });
  const browser = await openBrowser();
  try {
    for (const lesson of lessons) {
      const { timeline } = await timed(lesson);
      const stage = await openStage(browser, page(lesson, timeline));
      const moments = doubtful(timeline);
      const least = emptiest(await decode(stage.stills(moments), CONTENT), (i) => moments[i] ?? 0);
      const found = [...(await faults(stage, timeline)), ...emptyFault(least)];
      const facts = `${(timeline.total / 1000).toFixed(1)} s, at least ${percent(least.fullness)} full`;
      console.log(`${lesson.slug}: ${facts}`, ...found.map((p) => `\n  ! ${p}`));
      for (const [i, scene] of timeline.scenes.entries())
        await writeFile(join(dir, `${lesson.slug}-${i}.png`), await stage.still(scene.to - 60));
      await stage.close();
    }
  } finally {
    await browser.close();
  }
}

async function render(all: readonly Lesson[], chosen: readonly Lesson[], force: boolean): Promise<void> {
  await mkdir(PACK, { recursive: true });
  const entries = new Map(
    (await readJson<readonly Entry[]>(join(PACK, 'index.json'), [])).map((e) => [e.slug, e]),
  );
  let state = await readJson<State>(STATE, {});
  const browser = await openBrowser();
  try {
    for (const lesson of chosen) {
      const variant = variantOf(all, lesson);
      const inputs = await inputHash(lesson, join(here, 'src'), variant);
      if (!force && state[lesson.slug] === inputs && entries.has(lesson.slug)) continue;
      const entry = await store(PACK, lesson, await makeReel(browser, lesson, variant));
      entries.set(lesson.slug, entry);
      state = { ...state, [lesson.slug]: inputs };
      await publish(PACK, all, entries);
      await writeFile(STATE, `${JSON.stringify(state, null, 2)}\n`);
      console.log(
        `${lesson.slug}: ${(entry.durationMs / 1000).toFixed(1)} s, ${Math.round(entry.bytes / 1024)} KB`,
      );
    }
    await publish(PACK, all, entries);
    await writeHindi(PACK, LESSONS);
  } finally {
    await browser.close();
  }
}

const { values } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true },
    stills: { type: 'string' },
  },
});
try {
  requireTools();
  const lessons = await loadLessons(LESSONS);
  const missing = values.only?.find((slug) => !lessons.some((l) => l.slug === slug));
  if (missing !== undefined) throw new Error(`No lesson has the slug "${missing}"`);
  const chosen = lessons.filter((l) => values.only?.includes(l.slug) ?? true);
  await (values.stills === undefined
    ? render(lessons, chosen, values.all || values.only !== undefined)
    : stills(chosen, values.stills));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
