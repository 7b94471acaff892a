import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { testFolder } from '../testing/testFolder';
import { checkStyles } from './checkStyles';

const ID = '1.0.0-trial';
let root = '';
beforeEach(() => {
  root = testFolder();
  mkdirSync(join(root, 'src'));
  mkdirSync(join(root, 'built'));
});

function files(source: string, built: string): { file: string; problem: string }[] {
  writeFileSync(join(root, 'src/screen.css'), source);
  writeFileSync(join(root, 'built/remote.css'), `@layer remotes.mf-trial{${built}}`);
  return checkStyles(root, join(root, 'built'), 'mf-trial', ID);
}

test('a violation names the line of the source that has the selector', () => {
  const [violation] = files('.card {\n  color: red;\n}\nnav {\n  display: none;\n}\n', 'nav{display:none}');
  expect(violation?.file).toBe('src/screen.css:4');
  expect(violation?.problem).toMatch(/^nav matches elements outside of the remote’s screens/);
});

test('a selector that the bundler has changed is named with the file of the build', () => {
  expect(files('article > :is(nav, a) {}', 'article>nav{color:red}').map(({ file }) => file)).toEqual([
    `${ID}/remote.css`,
  ]);
});

test('the classes of the build are own ones', () => {
  expect(files('.card {}', '.card-0-trial{color:red}')).toEqual([]);
});
