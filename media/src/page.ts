import { rich, step } from './art/dom';
import { draw } from './art/draw';
import { artStyle } from './art/style';
import { talkStyle } from './art/talk-style';
import { icon } from './icons/icon';
import type { Lesson } from './lesson';
import { baseStyle } from './style';
import { themeOf } from './theme';
import type { Timeline } from './timeline';

const disc = (x: number, y: number, d: number, tone: string): string =>
  `<i style="left:${x - d / 2}px;top:${y - d / 2}px;width:${d}px;height:${d}px;background:var(--${tone})"></i>`;
const ring = (x: number, y: number, d: number, w: number): string =>
  `<i style="left:${x - d / 2}px;top:${y - d / 2}px;width:${d}px;height:${d}px;border:${w}px solid var(--shape)"></i>`;
const slab = (x: number, y: number, turn: number, tone: string): string =>
  `<i style="left:${x}px;top:${y}px;width:900px;height:230px;border-radius:120px;background:var(--${tone});transform:rotate(${turn}deg);transform-origin:0 0"></i>`;

/** Flat shapes behind everything; they shift a little with each beat. */
const GROUNDS: readonly (() => string)[] = [
  () => disc(430, 760, 560, 'shape') + disc(40, 60, 240, 'shape2'),
  () => slab(-60, 640, -34, 'shape') + slab(120, 1010, -34, 'shape2'),
  () => ring(440, 180, 420, 60) + disc(30, 800, 380, 'shape'),
  () => disc(240, 900, 760, 'shape') + disc(450, 90, 190, 'shape2'),
  () => slab(-220, -60, 28, 'shape') + disc(420, 800, 430, 'shape2'),
];

function titleCard(lesson: Lesson, layout: number): string {
  const long = lesson.title.length > 20 || lesson.title.split(' ').some((w) => w.length > 10);
  return `<div class="halo v${layout}" ${step(0, 'fade')}></div><div class="hero v${layout}" data-loop="float">${icon(lesson.icon, 168)}</div><div class="moon"></div><div class="moon b"></div>
    <div class="box"><span class="topic">${rich(lesson.topic)}</span><h1 class="${long ? 'long' : ''}">${rich(lesson.title)}</h1></div>`;
}

/** The reel as one HTML page: every scene in its place, timed by attributes. */
export function page(lesson: Lesson, timeline: Timeline): string {
  const theme = themeOf(lesson.slug);
  const bodies = [
    titleCard(lesson, theme.layout),
    ...lesson.beats.map(
      ({ text, art }) =>
        `<div class="mark">${icon(lesson.icon, 290)}</div><div class="box"><h2>${rich(text)}</h2><div class="art">${draw(art)}</div></div>`,
    ),
  ];
  const scenes = timeline.scenes.map(
    ({ from, to }, i) =>
      `<section class="scene" data-from="${from}" data-to="${to}">${bodies[i] ?? ''}</section>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><style>${baseStyle(theme)}${artStyle}${talkStyle}</style><body>
    <div class="ground">${GROUNDS[theme.layout]?.() ?? ''}</div>
    <div class="progress">${timeline.scenes.map(() => '<i><s></s></i>').join('')}</div>${scenes.join('')}</body></html>`;
}
