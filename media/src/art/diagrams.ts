import { icon } from '../icons/icon';
import type { Art } from '../lesson';
import { noise, step } from './dom';
import { say, svg } from './svg';

/** A small neural network; items are [what goes in, what comes out]. */
export function net(art: Art): string {
  const layers = [3, 4, 4, 2];
  const at = (l: number, n: number): readonly [number, number] => [
    32 + l * 102,
    180 + (n - ((layers[l] ?? 1) - 1) / 2) * 84,
  ];
  let wires = '';
  let nodes = '';
  layers.forEach((count, l) => {
    for (let n = 0; n < count; n += 1) {
      const [x, y] = at(l, n);
      nodes += `<circle class="node${(l * 3 + n) % 4 === 1 ? ' lit' : ''}" cx="${x}" cy="${y}" r="24" ${step(l, 'pop')}/>`;
      for (let m = 0; l > 0 && m < (layers[l - 1] ?? 0); m += 1) {
        const [px, py] = at(l - 1, m);
        wires += `<path class="wire${(n + m) % 3 === 0 ? ' lit' : ''}" pathLength="1" d="M${px} ${py}L${x} ${y}" ${step(l, 'draw')}/>`;
      }
    }
  });
  const [into = '', out = ''] = art.items;
  return svg(
    380,
    `${wires}${nodes}<g ${step(0)}>${say(2, 376, into)}</g><g ${step(3)}>${say(370, 376, out, 'end')}</g>`,
  );
}

/** The straight line that lies nearest to all points. */
function trend(pts: readonly (readonly [number, number])[]): string {
  const mean = (of: 0 | 1): number => pts.reduce((sum, p) => sum + p[of], 0) / pts.length;
  const [mx, my] = [mean(0), mean(1)];
  const slope =
    pts.reduce((s, [x, y]) => s + (x - mx) * (y - my), 0) / pts.reduce((s, [x]) => s + (x - mx) ** 2, 0);
  const y = (x: number): string => (my + slope * (x - mx)).toFixed(1);
  return `M20 ${y(20)}L352 ${y(352)}`;
}

/** Points with a line through them: note "over" (follows every point), "good" (follows the trend). */
export function fit(art: Art): string {
  const pts = Array.from(
    { length: 9 },
    (_, i) => [36 + i * 37, 236 - i * 20 + (noise(i + 3) - 0.5) * 92] as const,
  );
  const through = pts.map(([x, y], i) => (i === 0 ? `M${x} ${y}` : `S${x - 14} ${y} ${x} ${y}`)).join('');
  const line = art.note === 'over' ? through : trend(pts);
  const dots = pts
    .map(([x, y]) => `<circle class="dot" cx="${x}" cy="${y.toFixed(1)}" r="9" ${step(0, 'pop')}/>`)
    .join('');
  return svg(
    320,
    `<path class="axis" d="M12 12V284H364"/><path class="trend ${art.note}" pathLength="1" d="${line}" ${step(1, 'draw')}/>${dots}<g ${step(2)}>${say(14, 314, art.items[0] ?? '')}</g>`,
  );
}

/** Words on a map, near when close in meaning: "tea@x,y" in per cent; the first `mark` words are one group. */
export function cluster(art: Art): string {
  const words = art.items.map((item, i) => {
    const [word = '', spot = '50,50'] = item.split('@');
    const [x = 50, y = 50] = spot.split(',').map(Number);
    return `<g class="${i < art.mark ? 'one' : 'two'}" ${step(i, 'pop')}><circle cx="${x * 3.72}" cy="${y * 3.2}" r="11"/>${say(x * 3.72, y * 3.2 + 38, word, 'mid')}</g>`;
  });
  return svg(340, `<path class="axis" d="M8 8V330H364"/>${words.join('')}`);
}

/** A balance; `mark` is the heavy side. */
export function scale(art: Art): string {
  const tilt = art.mark === 0 ? -10 : art.mark === 1 ? 10 : 0;
  const dy = Math.sin((tilt * Math.PI) / 180) * 98;
  const pan = (side: -1 | 1, i: number): string => {
    const x = 186 + side * 98;
    const y = 78 + side * dy;
    return `<path class="wire lit" d="M${x} ${y}l-46 92M${x} ${y}l46 92"/><path class="pan" d="M${x - 62} ${y + 92}h124a62 40 0 0 1-124 0z"/>
      <g transform="translate(${x - 28} ${y + 34})" ${step(i, 'pop')}>${icon(art.icons[i] ?? 'person', 56)}</g>`;
  };
  const [l = '', r = ''] = art.items;
  return svg(
    340,
    `<path class="post" d="M186 70V292M126 296h120"/><path class="post" d="M88 ${78 - dy}L284 ${78 + dy}"/><circle class="node lit" cx="186" cy="78" r="14"/>
    ${pan(-1, 0)}${pan(1, 1)}<g ${step(0)}>${say(88, 332, l, 'mid')}</g><g ${step(1)}>${say(284, 332, r, 'mid')}</g>`,
  );
}

/** Three or four steps in a circle. */
export function loop(art: Art): string {
  const n = art.items.length;
  const spots = art.items.map((item, i) => {
    const a = (i / n) * 2 * Math.PI - Math.PI / 2;
    const x = 186 + Math.cos(a) * 98;
    const y = 172 + Math.sin(a) * 98;
    const b = a + ((2 * Math.PI) / n) * 0.5;
    return `<g transform="translate(${186 + Math.cos(b) * 124} ${172 + Math.sin(b) * 124}) rotate(${(b * 180) / Math.PI + 90})"><path class="arrow" d="M-8-11 8 0-8 11z" ${step(i, 'pop')}/></g>
      <g ${step(i, 'pop')}><circle class="disc${i === art.mark ? ' lit' : ''}" cx="${x}" cy="${y}" r="58"/><g transform="translate(${x - 20} ${y - 42})">${icon(art.icons[i] ?? 'spark', 40)}</g>${say(x, y + 28, item, 'mid small')}</g>`;
  });
  return svg(344, `<circle class="track" cx="186" cy="172" r="124"/>${spots.join('')}`);
}

/** A dial from low to high; `mark` is 0 to 100. */
export function meter(art: Art): string {
  const a = Math.PI * (1 - art.mark / 100);
  const [low = '', high = ''] = art.items;
  return svg(
    300,
    `<path class="track" d="M46 220a140 140 0 0 1 280 0"/><path class="arc" pathLength="1" d="M46 220a140 140 0 0 1 280 0" style="stroke-dasharray:${art.mark / 100} 2" ${step(0, 'fade')}/>
    <path class="needle" d="M186 220L${186 + Math.cos(a) * 104} ${220 - Math.sin(a) * 104}" ${step(1, 'fade')}/><circle class="node lit" cx="186" cy="220" r="15"/>
    <g ${step(0)}>${say(46, 262, low, 'mid')}</g><g ${step(1)}>${say(326, 262, high, 'mid')}</g>${say(186, 294, art.note, 'mid dim')}`,
  );
}
