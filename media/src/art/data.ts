import { icon } from '../icons/icon';
import type { Art } from '../lesson';
import { parts, rich, step } from './dom';

/** A table: "a|b|c" rows, the first one is the head. */
export function table(art: Art): string {
  const rows = art.items.map((item, i) => {
    const cell = i === 0 ? 'th' : 'td';
    return `<tr class="${i === art.mark ? 'hot' : ''}" ${step(i)}>${item
      .split('|')
      .map((c) => `<${cell}>${rich(c.trim())}</${cell}>`)
      .join('')}</tr>`;
  });
  return `<table class="card">${rows.join('')}</table>`;
}

/** A spreadsheet with a formula bar. */
export function sheet(art: Art): string {
  const width = Math.max(...art.items.map((item) => item.split('|').length));
  const head = `<tr><th></th>${Array.from({ length: width }, (_, i) => `<th>${'ABCD'[i] ?? ''}</th>`).join('')}</tr>`;
  const rows = art.items.map(
    (item, i) =>
      `<tr class="${i === art.mark ? 'hot' : ''}"><th>${i + 1}</th>${item
        .split('|')
        .map((c) => `<td><span ${step(i)}>${rich(c.trim())}</span></td>`)
        .join('')}</tr>`,
  );
  return `<div class="sheet"><div class="fx" ${step(art.items.length, 'left')}><i>fx</i>${rich(art.note)}</div><table>${head}${rows.join('')}</table></div>`;
}

/** Bars with a label and a share: "label|72". */
export function bars(art: Art): string {
  const rows = art.items.map((item, i) => {
    const [label, share, shown] = parts(item);
    const figure = shown === '' ? `${share}%` : shown === '-' ? '' : rich(shown);
    return `<div class="meterrow${i === art.mark ? ' hot' : ''}" ${step(i)}><div><span>${rich(label)}</span><b>${figure}</b></div><span class="bar"><s style="width:${share}%" ${step(i, 'growx')}></s></span></div>`;
  });
  const lead = art.note === '' ? '' : `<p class="lead" ${step(0)}>${rich(art.note)}</p>`;
  return `<div class="bars">${lead}${rows.join('')}</div>`;
}

/** Text cut into pieces. */
export function tokens(art: Art): string {
  const chips = art.items.map((item, i) => `<i class="tone${i % 3}" ${step(i, 'pop')}>${rich(item)}</i>`);
  return `<div class="tokens"><div>${chips.join('')}</div>${art.note === '' ? '' : `<p ${step(chips.length)}>${rich(art.note)}</p>`}</div>`;
}

/** Lines of a talk; only those from `mark` on are inside the window. */
export function windowed(art: Art): string {
  const line = (item: string, i: number): string => `<p ${step(i)}>${rich(item)}</p>`;
  const out = art.items.slice(0, art.mark).map(line).join('');
  const inside = art.items
    .slice(art.mark)
    .map((item, i) => line(item, i + art.mark))
    .join('');
  return `<div class="window"><div class="gone">${out}</div><div class="seen"><b class="tag" ${step(art.items.length, 'reveal')}>${icon('eye', 26)}${rich(art.note)}</b>${inside}</div></div>`;
}

/** Words inside words: rings from the outer to the inner one. */
export function rings(art: Art): string {
  const size = 350;
  const gap = art.items.length > 3 ? 78 : 100;
  const all = art.items.map((item, i) => {
    const d = size - i * gap;
    return `<div class="ring r${i}" style="width:${d}px;height:${d}px;left:${(size - d) / 2}px" ${step(i, 'pop')}><span>${rich(item)}</span></div>`;
  });
  return `<div class="rings" style="width:${size}px;height:${size}px">${all.join('')}</div>`;
}

/** A set of examples cut in two: "Practice|80". */
export function split(art: Art): string {
  const [a = '', b = ''] = art.items;
  const share = Number(parts(a)[1]) / 5;
  const dots = Array.from(
    { length: 20 },
    (_, i) =>
      `<i class="${i < share ? 'p' : 'q'}" ${step(i < share ? 0 : 1, 'pop')}>${icon(art.icons[0] ?? 'doc', 36)}</i>`,
  );
  return `<div class="split"><div class="dots">${dots.join('')}</div><div class="keys"><b ${step(0)}><i class="p"></i>${rich(parts(a)[0])}</b><b ${step(1)}><i class="q"></i>${rich(parts(b)[0])}</b></div></div>`;
}

/** A number of people out of a crowd: note "3/20". */
export function crowd(art: Art): string {
  const [lit = 0, all = 20] = art.note.split('/').map(Number);
  const heads = Array.from(
    { length: all },
    (_, i) =>
      `<i class="${i < lit ? 'lit' : ''}" ${step(i < lit ? 0 : 1, 'pop')}>${icon(art.icons[0] ?? 'person', 50)}</i>`,
  );
  return `<div class="crowd"><div>${heads.join('')}</div>${art.items.map((t, i) => `<p ${step(i)}><i class="${i === 0 ? 'lit' : ''}"></i>${rich(t)}</p>`).join('')}</div>`;
}
