import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { WORKSPACE } from '@reelrupee/federation/presets/workspace';
import { checkRemoteTypes } from './checkRemoteTypes';
import { BREAKS, COMPATIBLE } from './testing/changes';
import { lineOf, OFFER, offerWith, SCREEN, SOURCES } from './testing/offer';

const built = { declarations: OFFER, sources: SOURCES };
const folders = [join(WORKSPACE, 'shared/platform')];

test('a remote fits what it was built against', () => {
  expect(checkRemoteTypes(built, OFFER, folders)).toEqual([]);
});

describe('a change that breaks the remote is named with file and line', () => {
  test.each(Object.entries(BREAKS))('%s', (_name, { file, from, to, at }) => {
    const found = checkRemoteTypes(built, offerWith(file, from, to), folders);
    expect(found.map((one) => `${one.file}:${one.line}`)).toContain(`${SCREEN}:${lineOf(at)}`);
  });
});

describe('a compatible change is none', () => {
  test.each(Object.entries(COMPATIBLE))('%s', (_name, { file, from, to }) => {
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
