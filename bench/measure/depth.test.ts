import { expect, test } from 'vitest';
import { depthsOf, type AskedFor } from './depth';

const page: AskedFor = { url: '/', kind: 'page', initiators: [] };
const code = (url: string, ...initiators: string[]): AskedFor => ({ url, kind: 'code', initiators });

test('what the page names is one deep, what a script asks for is one deeper than the script', () => {
  const depths = depthsOf([
    page,
    code('shell.js', '/'),
    code('react.js', 'shell.js'),
    code('chunk.js', 'react.js'),
  ]);
  expect(Object.fromEntries(depths)).toEqual({ '/': 0, 'shell.js': 1, 'react.js': 2, 'chunk.js': 3 });
});

test('of several scripts on the way, the deepest counts', () => {
  const depths = depthsOf([
    page,
    code('screen.js', 'shell.js', 'entry.js'),
    code('entry.js', 'shell.js'),
    code('shell.js', '/'),
  ]);
  expect(depths.get('screen.js')).toBe(3);
});

test('scripts that ask for one another, or that nobody knows, end the count', () => {
  const depths = depthsOf([page, code('a.js', 'b.js'), code('b.js', 'a.js'), code('c.js', 'unknown.js')]);
  expect(depths.get('a.js')).toBe(2);
  expect(depths.get('c.js')).toBe(1);
});
