import { expect, test } from 'vitest';
import { atMost, notMeasured } from './figure';
import { sideBySide } from './sideBySide';
import { formatTable } from './table';

test('one table lists the figures, their goals, and the reason for each one not measured', () => {
  const figures = [
    sideBySide('LCP of /', 'ms', { ours: [105], tunedBundle: [100], oneBundle: [200] }, 1),
    atMost(100, { name: 'worst interaction', value: 80, unit: 'ms', n: 12 }),
    atMost(100, { name: 'tap to dialog', value: NaN, unit: 'ms', n: 5 }),
    notMeasured('renderer memory', 'only Linux tells'),
  ];
  const rows = formatTable([{ part: 'overhead', calibrationMs: [40, 42], layoutMs: [9, 10], figures }]).split(
    '\n',
  );
  const row = (name: string) => rows.find((line) => line.includes(name)) ?? '';
  expect(rows.some((line) => line.includes('OVERHEAD (calibration 40 to 42 ms, layout 9 to 10 ms)'))).toBe(
    true,
  );
  expect(row('LCP of /')).toMatch(/105 ms.*100 ms.*200 ms.*1\.05.*≤ 1\.00 × tuned bundle.*NO.*1 /);
  expect(row('worst interaction')).toMatch(/80 ms.*≤ 100 ms.*yes.*12/);
  expect(row('tap to dialog')).toMatch(/did not come.*≤ 100 ms.*NO.*5/);
  expect(row('renderer memory')).toContain('not measured: only Linux tells');
});
