import { afterEach, expect, it, vi } from 'vitest';
import { scopeOf } from './scope.mjs';
import { selectionOf, unitTests } from './suites.mjs';
import { NONE } from './tally.mjs';

afterEach(() => vi.unstubAllEnvs());

it('runs no unit test for a folder of browser tests', async () => {
  // Without programs, a run that is started after all fails at once.
  vi.stubEnv('PATH', '');
  expect(await unitTests(scopeOf(['journeys', 'e2e/screenshots']))).toEqual(NONE);
});

it('passes where a name has no browser test yet, as a new remote; a run of everything has some', () => {
  expect(selectionOf(scopeOf(['mf-home']).browserTitles)).toContain('--pass-with-no-tests');
  expect(selectionOf(scopeOf([]).browserTitles)).not.toContain('--pass-with-no-tests');
});
