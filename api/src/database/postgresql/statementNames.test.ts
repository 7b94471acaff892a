import { expect, test } from 'vitest';
import { statementNames } from './statementNames';

test('a text keeps its name, which is the same in every process', () => {
  const nameOf = statementNames();
  expect(nameOf('select 1')).toBe(nameOf('select 1'));
  expect(nameOf('select 1')).toBe(statementNames()('select 1'));
  expect(nameOf('select 2')).not.toBe(nameOf('select 1'));
});

test('texts beyond the limit have no name', () => {
  const nameOf = statementNames(1);
  nameOf('select 1');
  expect(nameOf('select 2')).toBeUndefined();
  expect(nameOf('select 1')).toBeDefined();
});
