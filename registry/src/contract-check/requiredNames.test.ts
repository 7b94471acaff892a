import { expect, test } from 'vitest';
import { requiredNames } from './requiredNames';

const use = (module: string, name: string, file: string) => ({ module, name, file });

test('a consumed name is required by each file that imports it', () => {
  const sources = [use('react', 'useState', 'src/A.tsx'), use('react', 'useState', 'src/B.tsx')];
  expect(requiredNames([{ module: 'react', name: 'useState' }], sources)).toEqual(sources);
});

test('a name that no file imports alone is required by the files that import the whole module', () => {
  const sources = [use('react', '*', 'src/A.tsx'), use('react', 'useMemo', 'src/B.tsx')];
  expect(requiredNames([{ module: 'react', name: 'useState' }], sources)).toEqual([
    use('react', 'useState', 'src/A.tsx'),
  ]);
});

test('files that import the name come before those that import the whole module', () => {
  const sources = [use('react', '*', 'src/A.tsx'), use('react', 'useState', 'src/B.tsx')];
  expect(requiredNames([{ module: 'react', name: 'useState' }], sources)).toEqual([
    use('react', 'useState', 'src/B.tsx'),
  ]);
});

test('a name of another module is not mistaken for it', () => {
  const sources = [use('@reelrupee/platform', 'useState', 'src/A.tsx')];
  expect(requiredNames([{ module: 'react', name: 'useState' }], sources)).toEqual([
    use('react', 'useState', 'node_modules'),
  ]);
});

test('a name that only a bundled library imports is required by node_modules', () => {
  expect(requiredNames([{ module: 'react', name: 'useId' }], [])).toEqual([
    use('react', 'useId', 'node_modules'),
  ]);
});

test('an imported name of a shared module that the build dropped is not required', () => {
  expect(requiredNames([], [use('react', 'useState', 'src/A.tsx')])).toEqual([]);
});

test('imports of modules that are not shared are all required, once each', () => {
  const antd = use('antd', 'Button', 'src/A.tsx');
  const other = use('antd', 'Button', 'src/B.tsx');
  expect(requiredNames([], [antd, antd, other])).toEqual([antd, other]);
});
