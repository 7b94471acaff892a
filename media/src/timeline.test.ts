import { expect, test } from 'vitest';
import { layOut } from './timeline';

test('scenes follow one another without a gap, and each starts before its first word', () => {
  const { scenes, lines, total } = layOut([['Title.'], ['One.', 'Two.'], ['Three.']], [1000, 800, 900, 700]);
  expect(scenes.map((s) => s.from).slice(1)).toEqual(scenes.map((s) => s.to).slice(0, -1));
  expect(scenes[0]?.from).toBe(0);
  expect(scenes.at(-1)?.to).toBe(total);
  expect(lines.map((l) => l.to - l.from)).toEqual([1000, 800, 900, 700]);
  expect(lines[1]?.from).toBeGreaterThan(scenes[1]?.from ?? Infinity);
  expect(lines.at(-1)?.to).toBeLessThan(total);
});
