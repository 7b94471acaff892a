import { icon } from '../icons/icon';
import type { Art } from '../lesson';
import { parts, rich, step } from './dom';

const SIGN: Readonly<Record<string, string>> = { '+': 'check', '-': 'cross', '!': 'warn', '?': 'question' };

/** Lines with a sign: + good, - bad, ! careful, ? ask; other lines get a number. */
export function list(art: Art): string {
  let number = 0;
  const rows = art.items.map((item, i) => {
    const sign = SIGN[item.charAt(0)];
    const words = sign === undefined ? item : item.slice(1).trim();
    if (sign === undefined) number += 1;
    const mark =
      sign === undefined ? `<i class="num">${number}</i>` : `<i class="sign ${sign}">${icon(sign, 44)}</i>`;
    return `<div class="card row${i === art.mark ? ' hot' : ''}" ${step(i, 'left')}>${mark}<span>${rich(words)}</span></div>`;
  });
  return `<div class="stack">${rows.join('')}</div>`;
}

/** Steps from top to bottom, joined by a line: icon and label each. */
export function flow(art: Art): string {
  const rows = art.items.map((item, i) => {
    const [label, detail] = parts(item);
    const line = i === 0 ? '' : `<s class="wire" ${step(i, 'growy')}></s>`;
    return `<div class="fnode${i === art.mark ? ' hot' : ''}">${line}<i ${step(i, 'pop')}>${icon(art.icons[i] ?? 'spark', 54)}</i>
      <div ${step(i, 'left')}><b>${rich(label)}</b>${detail === '' ? '' : `<p>${rich(detail)}</p>`}</div></div>`;
  });
  return `<div class="flow">${rows.join('')}</div>`;
}

/** Four tiles with an icon and a word. */
export function grid(art: Art): string {
  const tiles = art.items.map(
    (item, i) =>
      `<div class="card tile${i === art.mark ? ' hot' : ''}" ${step(i, 'pop')}>${icon(art.icons[i] ?? 'spark', 76)}<span>${rich(item)}</span></div>`,
  );
  return `<div class="grid">${tiles.join('')}</div>`;
}

/** Two things side by side: "Head|line". `mark` is the better one. */
export function duo(art: Art): string {
  const sides = art.items.map((item, i) => {
    const [head, line] = parts(item);
    return `<div class="card side${i === art.mark ? ' hot' : ''}" ${step(i, i === 0 ? 'left' : 'right')}>${icon(art.icons[i] ?? 'spark', 120)}<b>${rich(head)}</b><p>${rich(line)}</p></div>`;
  });
  return `<div class="duo">${sides.join('')}</div>`;
}

/** One big word or number with a line under it. */
export function big(art: Art): string {
  const [word = '', line = ''] = art.items;
  const pics = art.icons.map(
    (name, i) => `<i ${step(i, 'pop')}>${icon(name, [132, 132, 84, 66][art.icons.length] ?? 66)}</i>`,
  );
  const word2 =
    word === ''
      ? ''
      : `<b class="${word.length > 9 ? 'long' : ''}" ${step(pics.length, 'pop')}>${rich(word)}</b>`;
  return `<div class="big"><div class="pics" data-loop="float">${pics.join('')}</div>${word2}${line === '' ? '' : `<p ${step(pics.length + 1)}>${rich(line)}</p>`}</div>`;
}

/** Pages of text that become a few short lines. */
export function doc(art: Art): string {
  const rows = art.items.map((item, i) => `<li ${step(i + 1, 'left')}>${rich(item)}</li>`);
  return `<div class="docs"><div class="pages" ${step(0)}>${[0, 1, 2].map((n) => `<div class="page p${n}">${'<hr>'.repeat(7)}</div>`).join('')}
    <b>${rich(art.note)}</b></div><div class="down">${icon('spark', 38)}</div><ul class="card">${rows.join('')}</ul></div>`;
}

/** Written working: one line after the other. */
export function math(art: Art): string {
  const rows = art.items.map(
    (item, i) => `<p class="${i === art.mark ? 'hot' : ''}" ${step(i, 'left')}>${rich(item)}</p>`,
  );
  return `<div class="math">${rows.join('')}${art.note === '' ? '' : `<div class="tag" ${step(rows.length, 'reveal')}>${rich(art.note)}</div>`}</div>`;
}

/** Posts in a feed, the chosen one pushed up. */
export function feed(art: Art): string {
  const posts = art.items.map(
    (item, i) =>
      `<div class="card post${i === art.mark ? ' hot' : ''}" ${step(i)}><i>${icon(art.icons[i] ?? 'play', 44)}</i><div><b>${rich(parts(item)[0])}</b><span class="bar"><s style="width:${parts(item)[1] || '50'}%" ${step(i, 'growx')}></s></span></div></div>`,
  );
  return `<div class="stack">${posts.join('')}</div>`;
}
