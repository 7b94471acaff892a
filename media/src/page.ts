import { rich } from './art/dom';
import { draw } from './art/draw';
import { artStyle } from './art/style';
import { talkStyle } from './art/talk-style';
import { icon } from './icons/icon';
import type { Lesson } from './lesson';
import { baseStyle } from './style';
import { isLight, themeOf } from './theme';
import type { Timeline } from './timeline';

const disc = (x: number, y: number, d: number, tone: string): string =>
  `<i style="left:${x - d / 2}px;top:${y - d / 2}px;width:${d}px;height:${d}px;background:var(--${tone})"></i>`;
const ring = (x: number, y: number, d: number, w: number): string =>
  `<i style="left:${x - d / 2}px;top:${y - d / 2}px;width:${d}px;height:${d}px;border:${w}px solid var(--shape)"></i>`;
const slab = (x: number, y: number, turn: number, tone: string): string =>
  `<i style="left:${x}px;top:${y}px;width:900px;height:230px;border-radius:120px;background:var(--${tone});transform:rotate(${turn}deg);transform-origin:0 0"></i>`;

/** Flat shapes behind everything; they shift a little as a scene begins. */
const GROUNDS: readonly (() => string)[] = [
  () => disc(430, 760, 560, 'shape') + disc(40, 60, 240, 'shape2'),
  () => slab(-60, 640, -34, 'shape') + slab(120, 1010, -34, 'shape2'),
  () => ring(440, 180, 420, 60) + disc(30, 800, 380, 'shape'),
  () => disc(240, 900, 760, 'shape') + disc(450, 90, 190, 'shape2'),
  () => slab(-220, -60, 28, 'shape') + disc(420, 800, 430, 'shape2'),
];

/** Letters and digits only, to see whether two texts say the same. */
const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Complete from its first frame on, which is also the poster. */
function titleCard(lesson: Lesson, layout: number): string {
  const { title, hook } = lesson;
  const long = title.length > 20 || title.split(' ').some((w) => w.length > 10);
  const more = plain(hook) === plain(title) ? '' : `<p class="hook">${rich(hook)}</p>`;
  return `<div class="halo v${layout}"></div><div class="hero v${layout}" data-loop="float">${icon(lesson.icon, 150)}</div><div class="moon"></div><div class="moon b"></div>
    <div class="box"><span class="topic">${rich(lesson.topic)}</span><h1 class="${long ? 'long' : ''}">${rich(title)}</h1>${more}</div>`;
}

/** The reel as one HTML page: every scene in its place, timed by attributes. */
export function page(lesson: Lesson, timeline: Timeline): string {
  const theme = themeOf(lesson.slug);
  const bodies = [
    titleCard(lesson, theme.layout),
    ...lesson.beats.map(
      ({ text, art }) => `<div class="box"><h2>${rich(text)}</h2><div class="art">${draw(art)}</div></div>`,
    ),
  ];
  const progress = `<div class="progress">${timeline.scenes.map(() => '<i><s></s></i>').join('')}</div>`;
  const scenes = timeline.scenes.map(({ from, to }, i) => {
    const mark = i === 0 ? '' : `<div class="mark">${icon(lesson.icon, 290)}</div>`;
    const look = isLight(i, timeline.scenes.length) ? 'light' : 'dark';
    return `<section class="scene ${look}" data-from="${from}" data-to="${to}">
      <div class="paper"><div class="ground">${GROUNDS[theme.layout]?.() ?? ''}</div>${mark}</div>${progress}
      <div class="content">${bodies[i] ?? ''}</div></section>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><style>${baseStyle(theme)}${artStyle}${talkStyle}</style><body>
    ${scenes.join('')}<div class="edge"></div></body></html>`;
}
