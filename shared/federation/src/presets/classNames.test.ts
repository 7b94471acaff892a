import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { classNames } from './classNames';

const root = mkdtempSync(join(tmpdir(), 'class-names-'));
const own = join(root, 'own');
const shared = join(root, 'shared');
put(join(own, 'b/Card.module.css'));
put(join(own, 'a/List.module.css'));
put(join(own, 'reset.css'));
put(join(shared, 'Card.module.css'));

function put(path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, '');
}

/** The naming function of a build of that name. */
function namerOf(build: string): (path: string, name: string) => string {
  const { cssLoader } = classNames(build, [own, shared]);
  const modules = typeof cssLoader === 'object' && 'modules' in cssLoader ? cssLoader.modules : undefined;
  const name = typeof modules === 'object' ? modules.getLocalIdent : undefined;
  if (!name) throw new Error('No names are given.');
  return (resourcePath, local) => name({ resourcePath } as Parameters<typeof name>[0], '', local);
}

test('a class is named by its own name, its file’s place and the build', () => {
  const name = namerOf('mf_home_1_0_0_0a1b2c3d4e');
  expect(name(join(own, 'a/List.module.css'), 'row')).toBe('row-0-c3d4e');
  expect(name(join(own, 'b/Card.module.css'), 'row')).toBe('row-1-c3d4e');
  expect(name(join(shared, 'Card.module.css'), 'row')).toBe('row-2-c3d4e');
});

test('names do not depend on the order in which files are met', () => {
  const [one, other] = [namerOf('shell'), namerOf('shell')];
  one(join(shared, 'Card.module.css'), 'row');
  expect(one(join(own, 'a/List.module.css'), 'row')).toBe(other(join(own, 'a/List.module.css'), 'row'));
});

test('files added while a development server runs get places after the existing ones', () => {
  const name = namerOf('shell');
  const added = join(own, 'a/Added.module.css');
  put(added);
  expect(name(added, 'row')).toBe('row-3-shell');
  expect(name(join(shared, 'Card.module.css'), 'row')).toBe('row-2-shell');
  rmSync(added);
});

test('a file from elsewhere is an error, as its place would depend on when it is met', () => {
  const elsewhere = join(root, 'elsewhere/Card.module.css');
  put(elsewhere);
  expect(() => namerOf('shell')(elsewhere, 'row')).toThrow(/elsewhere\/Card\.module\.css has a name/);
});
