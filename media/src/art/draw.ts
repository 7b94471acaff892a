import type { Art } from '../lesson.ts';
import * as cards from './cards.ts';
import * as data from './data.ts';
import * as drawn from './drawn.ts';
import type { ArtKind } from './kinds.ts';
import * as talk from './talk.ts';

const DRAW: Readonly<Record<ArtKind, (art: Art) => string>> = {
  chat: talk.chat,
  sms: talk.sms,
  quiz: talk.quiz,
  prompt: talk.prompt,
  call: talk.call,
  code: talk.code,
  pair: talk.pair,
  list: cards.list,
  flow: cards.flow,
  grid: cards.grid,
  duo: cards.duo,
  big: cards.big,
  doc: cards.doc,
  math: cards.math,
  feed: cards.feed,
  table: data.table,
  sheet: data.sheet,
  bars: data.bars,
  tokens: data.tokens,
  window: data.windowed,
  rings: data.rings,
  split: data.split,
  crowd: data.crowd,
  net: drawn.net,
  fit: drawn.fit,
  cluster: drawn.cluster,
  scale: drawn.scale,
  scan: drawn.scan,
  wave: drawn.wave,
  noise: drawn.noisy,
  loop: drawn.loop,
  meter: drawn.meter,
};

/** The illustration of one beat as HTML. */
export function draw(art: Art): string {
  return DRAW[art.kind](art);
}
