/** A machine without a browser, or a site without a shell: builds are only loaded, and the release says so. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { smokeTestRemote } from '../testing/smokeTestRemote';
import { withSmokeTester } from './smokeTester';

beforeEach(() => void vi.stubEnv('CHROMIUM_PATH', '/nowhere'));
afterEach(() => void vi.unstubAllEnvs());

const tested = (code: Parameters<typeof smokeTestRemote>[0], said: string[] = []) =>
  withSmokeTester({ findShell: async () => undefined, say: (line) => void said.push(line) }, (tester) =>
    tester.remote(smokeTestRemote(code)),
  );

test('a remote passes by its screens alone, and the reason is said', async () => {
  const said: string[] = [];
  expect(await tested({ effect: 'null.width' }, said)).toEqual({
    screens: ['/now', '/later'],
    testedBy: 'process',
  });
  expect(said).toEqual([expect.stringMatching(/^mf-trial is not tested in a browser: no Chromium starts/)]);
});

test('something else is no screen', async () => {
  const exposed = `{ default: { screens: { '/now': 'now', '/later': good.default.screens['/later'] } } }`;
  expect((await tested({ exposed })).screens).toEqual(['/later']);
});

describe('a build that cannot be loaded is refused', () => {
  test.each([
    ['throws', { entry: 'null.width' }, /^cannot be loaded: TypeError/],
    ['hangs', { entry: 'for (;;);' }, /^takes more than 2 s of processor time$/],
    ['never settles', { exposed: 'new Promise(() => {})' }, /^waits for something that never comes$/],
    ['exports no screens', { exposed: '{}' }, /does not export defineRemote/],
    ['leaves no container', { entry: 'globalThis.mf_trial_1_0_0_trial = undefined' }, /leaves no container/],
    ['reads the environment', { entry: 'if (process.env) null.width' }, /process is not defined/],
  ])('when it %s', async (_what, code, problem) => {
    expect((await tested(code)).fault?.problem).toMatch(problem);
  });
});
