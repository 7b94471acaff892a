import { afterEach, expect, it, vi } from 'vitest';
import { scopeOf } from './scope.mjs';
import { unitTests } from './suites.mjs';
import { NONE } from './tally.mjs';

afterEach(() => vi.unstubAllEnvs());

it('runs no unit test for a folder of browser tests', async () => {
  // Without programs, a run that is started after all fails at once.
  vi.stubEnv('PATH', '');
  expect(await unitTests(scopeOf(['journeys', 'e2e/screenshots']))).toEqual(NONE);
});
