import { expect, test } from 'vitest';
import { flowchartsOf } from './mermaid';

function chart(...lines: string[]): string {
  return ['# Title', '```mermaid', 'flowchart TD', ...lines, '```', ''].join('\n');
}

test('reads nodes, solid and dotted arrows, and several targets', () => {
  const [flowchart] = flowchartsOf(
    chart('  a["x/a.ts"]', '  b["x/b.ts"]', '  c["x/c.ts"]', '  a --> b & c', '  b -.->|"HTTP"| c'),
  );
  expect(flowchart?.nodes.get('a')).toBe('x/a.ts');
  expect(flowchart?.arrows).toEqual([
    { from: 'a', to: 'b', kind: 'import' },
    { from: 'a', to: 'c', kind: 'import' },
    { from: 'b', to: 'c', kind: 'call' },
  ]);
});

test('rejects a line that it cannot read', () => {
  expect(() => flowchartsOf(chart('  a["x"]', '  a ==> a'))).toThrow('a ==> a');
});

test('rejects an arrow to a node that is not declared', () => {
  expect(() => flowchartsOf(chart('  a["x"]', '  a --> b'))).toThrow('id b');
});
