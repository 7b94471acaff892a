import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { WORKSPACE } from '@reelrupee/federation/presets/workspace';
import { sampled } from '../../../api/src/testing/combinations';
import { testFolder } from '../testing/testFolder';
import { checkRemoteTypes } from './checkRemoteTypes';
import { BREAKS, COMPATIBLE } from './testing/changes';
import { lineOf, OFFER, offerWith, SCREEN, SOURCES } from './testing/offer';

const built = { declarations: OFFER, sources: SOURCES };
const folders = [join(WORKSPACE, 'shared/platform')];

test('a remote fits what it was built against', () => {
  expect(checkRemoteTypes(built, OFFER, folders)).toEqual([]);
});

describe('a change that breaks the remote is named with file and line', () => {
  test.each(sampled(Object.entries(BREAKS), 4))('%s', (_name, { file, from, to, at }) => {
    const found = checkRemoteTypes(built, offerWith(file, from, to), folders);
    expect(found.map((one) => `${one.file}:${one.line}`)).toContain(`${SCREEN}:${lineOf(at)}`);
  });
});

describe('a compatible change is none', () => {
  test.each(sampled(Object.entries(COMPATIBLE), 4))('%s', (_name, { file, from, to }) => {
    expect(checkRemoteTypes(built, offerWith(file, from, to), folders)).toEqual([]);
  });
});

test('an error that was there before is not the platform’s', () => {
  const sources = { ...SOURCES, 'src/chart.ts': "import { draw } from 'own-chart-library';\ndraw(1);\n" };
  const offer = offerWith('ui/src/core.d.ts', 'paise: number; ', '');
  const found = checkRemoteTypes({ ...built, sources }, offer, folders);
  expect(found).toHaveLength(1);
  expect(found[0]?.file).toBe(SCREEN);
});

describe('files of the machine that checks', () => {
  let folder: string;
  beforeEach(() => {
    folder = testFolder();
    writeFileSync(join(folder, 'secret.d.ts'), "declare const SECRET: 'hunter2';\n");
    writeFileSync(join(folder, 'secrets.ts'), "export const SECRET = 'hunter2';\n");
    writeFileSync(join(folder, 'secrets.json'), '{ "hunter2": 1 }\n');
  });

  test.each([
    ['a reference', (dir: string) => `/// <reference path="${dir}/secret.d.ts" />`],
    [
      'a path out of packages',
      (dir: string) => `/// <reference path="/node_modules/..${dir}/secret.d.ts" />`,
    ],
    ['a reference to types', (dir: string) => `/// <reference types="${dir}/secret" />`],
    ['an import', (dir: string) => `import { SECRET } from '${dir}/secrets';`],
    ['an import of JSON', (dir: string) => `import SECRET from '${dir}/secrets.json';`],
    [
      'an import by way of a package',
      (dir: string) => `import { SECRET } from 'react/${'../'.repeat(20)}${dir.slice(1)}/secrets';`,
    ],
  ])('are not read by %s', (_name, lineFor) => {
    const use = "import { formatRupees } from '@reelrupee/platform';";
    const spy = `${lineFor(folder)}\n${use}\nexport const spied: [typeof SECRET] = formatRupees(1);\n`;
    const from = 'formatRupees(rupees: number | string): string';
    const untyped = offerWith('platform/src/index.d.ts', from, 'formatRupees(rupees: number | string): any');
    const found = checkRemoteTypes(
      { declarations: untyped, sources: { 'src/spy.ts': spy } },
      offerWith('ui/src/core.d.ts', 'export {};', `${lineFor(folder)}\nexport {};`),
      folders,
    );
    expect(JSON.stringify(found)).not.toContain('hunter2');
  });
});
