import type { Art } from '../lesson';
import * as cards from './cards';
import * as data from './data';
import * as diagrams from './diagrams';
import type { ArtKind } from './kinds';
import * as pictures from './pictures';
import * as talk from './talk';

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
  net: diagrams.net,
  fit: diagrams.fit,
  cluster: diagrams.cluster,
  scale: diagrams.scale,
  scan: pictures.scan,
  wave: pictures.wave,
  noise: pictures.noisy,
  loop: diagrams.loop,
  meter: diagrams.meter,
};

/** The illustration of one beat as HTML. */
export function draw(art: Art): string {
  return DRAW[art.kind](art);
}
