import Table from 'cli-table3';
import type { Figure } from './figure';

export interface Section {
  part: string;
  /** Speed of the machine before and after the part (`calibration.ts`); absent if the part broke off. */
  calibrationMs?: readonly [before: number, after: number];
  /** Speed of the browser's style and layout before and after the part (`layoutCalibration.ts`). */
  layoutMs?: readonly [before: number, after: number];
  figures: readonly Figure[];
}

const HEAD = ['', 'ReelRupee', 'tuned bundle', 'one bundle', 'ratio', 'goal', 'met', 'n'];

/** All figures as one table. */
export function formatTable(sections: readonly Section[]): string {
  const table = new Table({
    head: HEAD,
    style: { head: [], border: [], compact: true },
    colAligns: ['left', 'right', 'right', 'right', 'right', 'left', 'left', 'right'],
  });
  for (const { part, calibrationMs, layoutMs, figures } of sections) {
    const layout = layoutMs ? `, layout ${layoutMs.join(' to ')} ms` : '';
    const speed = calibrationMs ? ` (calibration ${calibrationMs.join(' to ')} ms${layout})` : '';
    const content = part.toUpperCase() + speed;
    table.push([{ colSpan: HEAD.length, content }]);
    for (const figure of figures) table.push(rowOf(figure));
  }
  return table.toString();
}

function rowOf(figure: Figure) {
  const { name, ours, tunedBundle, oneBundle, ratio, goal, notMeasured, n } = figure;
  if (notMeasured !== undefined) {
    return [name, { colSpan: 4, content: `not measured: ${notMeasured}` }, goal ?? '', '', n ?? ''];
  }
  return [
    name,
    ours ?? '',
    tunedBundle ?? '',
    oneBundle ?? '',
    ratio?.toFixed(2) ?? '',
    goal ?? '',
    metOf(figure),
    n ?? '',
  ];
}

function metOf({ met }: Figure): string {
  if (met === undefined) return '';
  return met ? 'yes' : 'NO';
}
