import { expect, test } from 'vitest';
import { importCycles } from './importCycles';

test.each([
  ['no imports', {}, []],
  ['two ways to one file', { a: ['b', 'c'], b: ['d'], c: ['d'] }, []],
  ['two files that import each other', { b: ['a'], a: ['b'] }, [['a', 'b']]],
  ['a file that imports itself', { a: ['a'] }, [['a']]],
  ['a circle over three files', { a: ['b'], b: ['c'], c: ['a'] }, [['a', 'b', 'c']]],
  [
    'a circle that starts after the first file',
    { a: ['b'], b: ['c'], c: ['d'], d: ['b'] },
    [['b', 'c', 'd']],
  ],
  ['two circles that meet', { a: ['b', 'c'], b: ['a'], c: ['a'] }, [['a', 'b', 'c']]],
  [
    'two circles with one way between them',
    { a: ['b'], b: ['a', 'c'], c: ['d'], d: ['c'] },
    [
      ['c', 'd'],
      ['a', 'b'],
    ],
  ],
])('the cycles of %s', (_graph, imports, cycles) => {
  expect(importCycles(new Map(Object.entries(imports)))).toEqual(cycles);
});
