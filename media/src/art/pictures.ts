import { icon } from '../icons/icon';
import type { Art } from '../lesson';
import { noise, parts, rich, step } from './dom';
import { svg } from './svg';

/** A camera view of one thing, with labels that the AI puts on it. */
export function scan(art: Art): string {
  const labels = art.items.map((item, i) => {
    const [label, value] = parts(item);
    return `<div class="card row small${i === art.mark ? ' hot' : ''}" ${step(i + 1)}><span>${rich(label)}</span><b>${rich(value)}</b></div>`;
  });
  return `<div class="scan"><div class="finder" ${step(0, 'pop')}><s class="beam" data-loop="sweep"></s>${icon(art.icons[0] ?? 'leaf', 150)}<i class="c1"></i><i class="c2"></i><i class="c3"></i><i class="c4"></i></div>${labels.join('')}</div>`;
}

/** Sound that becomes text. */
export function wave(art: Art): string {
  const bar = Array.from({ length: 29 }, (_, i) => {
    const h = 18 + noise(i + 40) * 92 * Math.sin((Math.PI * (i + 1)) / 30);
    return `<rect class="vbar" data-loop="wave${i % 5}" x="${6 + i * 12.5}" y="${70 - h / 2}" width="7" height="${h.toFixed(1)}" rx="3.5"/>`;
  });
  const lines = art.items.map(
    (item, i) => `<div class="card row" ${step(i + 1)}><span>${rich(item)}</span></div>`,
  );
  return `<div class="stack"><div ${step(0, 'fade')}>${svg(140, bar.join(''))}</div>${lines.join('')}</div>`;
}

/** A picture that comes out of noise in three steps. */
export function noisy(art: Art): string {
  const frame = (k: number): string => {
    const keep = [1, 0.42, 0][k] ?? 0;
    const specks = Array.from({ length: 196 }, (_, i) =>
      noise(i + k * 7) < keep
        ? `<rect x="${(i % 14) * 8}" y="${Math.floor(i / 14) * 8}" width="8" height="8" opacity="${(0.25 + noise(i * 3 + 1) * 0.75).toFixed(2)}"/>`
        : '',
    );
    return `<div class="frame" ${step(k, 'pop')}><div>${k === 0 ? '' : icon(art.icons[0] ?? 'home', 88)}<svg class="specks" viewBox="0 0 112 112" width="112" height="112">${specks.join('')}</svg></div><span>${rich(art.items[k] ?? '')}</span></div>`;
  };
  const words =
    art.note === ''
      ? ''
      : `<div class="card row" ${step(0)}><i class="num">${icon('pencil', 26)}</i><span>${rich(art.note)}</span></div>`;
  return `<div class="stack">${words}<div class="noise">${[0, 1, 2].map(frame).join('')}</div></div>`;
}
