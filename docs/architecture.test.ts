import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { importCycles } from './checks/importCycles';
import { flowchartsOf, type Flowchart } from './checks/mermaid';
import {
  dependenciesOf,
  filesBelow,
  importGraph,
  importedFiles,
  packageFolders,
  ROOT,
  unresolvedImports,
} from './checks/workspace';

const DOCUMENT = readFileSync(join(import.meta.dirname, 'architecture.md'), 'utf8');
const TESTING = readFileSync(join(import.meta.dirname, 'testing.md'), 'utf8');
const START_UP = readFileSync(join(ROOT, 'shell/src/startup/README.md'), 'utf8');
const [packages, ...ways] = flowchartsOf(DOCUMENT);

describe('the picture of the packages', () => {
  test('has the arrows of the dependencies in the package files', () => {
    expect(picturedDependencies(packages)).toEqual(declaredDependencies());
  });

  test('has an import behind each arrow', () => {
    const imports = new Set(filesBelow('.').flatMap(importedPackages));
    expect(picturedDependencies(packages).filter((arrow) => !imports.has(arrow))).toEqual([]);
  });
});

describe('the import graph', () => {
  const graph = importGraph();

  test('resolves every import from the workspace, so that the test below sees each of them', () => {
    expect(graph.size).toBeGreaterThan(1500);
    expect([...graph.keys()].flatMap(unresolvedImports)).toEqual([]);
  });

  test('has no circle, types included', () => {
    expect(importCycles(graph)).toEqual([]);
  });

  test('has no two modules that macOS and Windows take for one: the same name but for case', () => {
    const names = [...graph.keys()].map((path) => path.replace(/\.\w+$/, ''));
    const known = new Map(names.map((name) => [name.toLowerCase(), name]));
    expect(names.filter((name) => known.get(name.toLowerCase()) !== name)).toEqual([]);
  });
});

describe.each([
  ['a screen', ways[0]],
  ['a request', ways[1]],
  ['a release', ways[2]],
])('the way of %s', (_name, way) => {
  test('names files that exist', () => {
    expect([...(way?.nodes.values() ?? [])].filter((path) => !isFile(path))).toEqual([]);
  });

  test('has an import behind each solid arrow', () => {
    const untrue = (way?.arrows ?? []).filter(({ from, to, kind }) => {
      const target = way?.nodes.get(to) ?? '';
      return kind === 'import' && !importedFiles(way?.nodes.get(from) ?? '').includes(target);
    });
    expect(way?.arrows.length).toBeGreaterThan(5);
    expect(untrue).toEqual([]);
  });
});

test.each([
  ['architecture.md', DOCUMENT],
  ['testing.md', TESTING],
  ['the start-up README', START_UP],
])('every file that %s names exists', (_name, text) => {
  expect(pathsIn(text).filter((path) => !isFile(path))).toEqual([]);
});

test('the document lists at least ten changes and at least twenty features', () => {
  expect(rowsOf('Where to start').length).toBeGreaterThanOrEqual(10);
  expect(rowsOf('Feature by feature').length).toBeGreaterThanOrEqual(20);
});

test('a test of api or tools that replaces a module imports everything again', () => {
  const tests = ['api', 'registry', 'create-remote', 'shared/contract', 'shared/federation', 'deploy']
    .flatMap(filesBelow)
    .filter((path) => /\.test\.ts$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))
    .filter(({ text }) => /^vi\.mock\(/m.test(text));
  expect(tests.length).toBeGreaterThan(2);
  expect(tests.filter(({ text }) => !/^vi\.resetModules\(\)/m.test(text)).map(({ path }) => path)).toEqual(
    [],
  );
});

function picturedDependencies(flowchart: Flowchart | undefined): string[] {
  const label = (id: string) => flowchart?.nodes.get(id) ?? '';
  return (flowchart?.arrows ?? []).map(({ from, to }) => `${label(from)} --> ${label(to)}`).sort();
}

/** The five remotes are one node of the picture: each has the same dependencies. */
function declaredDependencies(): string[] {
  const arrows = [...packageFolders().values()].flatMap((folder) =>
    dependenciesOf(folder).map((to) => `${nodeOf(folder)} --> ${nodeOf(to)}`),
  );
  return [...new Set(arrows)].sort();
}

/** The arrows to the packages that a file imports, by name or by a relative path. */
function importedPackages(file: string): string[] {
  if (!/\.tsx?$/.test(file)) return [];
  const from = nodeOf(file.split('/', file.startsWith('shared/') ? 2 : 1).join('/'));
  const text = readFileSync(join(ROOT, file), 'utf8');
  const imported = [...packageFolders()].filter(([name, to]) =>
    [` '${name}`, `('${name}`, `../${to}/`].some((start) => text.includes(start)),
  );
  return imported.map(([, to]) => `${from} --> ${nodeOf(to)}`);
}

function nodeOf(folder: string): string {
  return folder.replace(/^mf-.*/, 'mf-*');
}

function pathsIn(text: string): string[] {
  return [...text.matchAll(/`([\w.*-]+(?:\/[\w.*-]+)+\.\w+)`/g)].map(([, path = '']) => path);
}

function isFile(path: string): boolean {
  const remotes = [...packageFolders().values()].filter((folder) => folder.startsWith('mf-'));
  const candidates = path.startsWith('mf-*') ? remotes.map((name) => path.replace('mf-*', name)) : [path];
  return candidates.every((candidate) => existsSync(join(ROOT, candidate)));
}

function rowsOf(heading: string): string[] {
  const section = DOCUMENT.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2);
}
