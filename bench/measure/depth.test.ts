import { expect, test } from 'vitest';
import { depthsOf, type PageRequest } from './depth';

const page: PageRequest = { url: '/', kind: 'page', initiators: [] };
const code = (url: string, ...initiators: string[]): PageRequest => ({ url, kind: 'code', initiators });

test('a file that the page names is one deep, and one that a script requests is one deeper than the script', () => {
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

test('cycles of scripts and unknown scripts end the count', () => {
  const depths = depthsOf([page, code('a.js', 'b.js'), code('b.js', 'a.js'), code('c.js', 'unknown.js')]);
  expect(depths.get('a.js')).toBe(2);
  expect(depths.get('c.js')).toBe(1);
});
