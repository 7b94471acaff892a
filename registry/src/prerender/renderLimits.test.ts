/** Screens whose code takes too long, takes too much memory or throws. */
import { describe, expect, test, vi } from 'vitest';
import { renderScreen } from './renderScreen';

vi.setConfig({ testTimeout: 40_000 });

const SHELL = `module.exports = { shared: {}, prerenderPage: async (_path, Screen) => '<p>' + (await Screen()) + '</p>' };`;

/** Renders a screen whose body is some code. */
function render(body: string) {
  const remoteCode = `exports.default = { screens: { '/one': async () => { ${body} } } };`;
  return renderScreen({ path: '/one', language: 'en', shellCode: SHELL, remoteCode, blocks: {} });
}

describe('code that exceeds a limit gives a problem that names it', () => {
  test.each([
    ['an endless loop', `for (;;);`, 'takes more than 2 s of processor time'],
    [
      'memory of the heap',
      `const all = []; for (;;) all.push(new Array(1e5).fill(1));`,
      'takes more than 256 MB of memory',
    ],
    [
      'memory outside the heap',
      `const all = []; for (;;) all.push(new Uint8Array(1e7).fill(1));`,
      /256 MB of memory|Array buffer allocation failed/,
    ],
    [
      'a promise that never settles',
      `return new Promise(() => undefined)`,
      'waits for something that never comes',
    ],
    [
      'a timer that is far off',
      `await new Promise((resolve) => setTimeout(resolve, 60_000))`,
      'is not ready after 2 s',
    ],
    ['an error', `throw new TypeError('no plan\\nat all')`, /^throws TypeError: no plan$/],
    [
      'an error outside of any promise',
      `setTimeout(() => { throw new Error('later') }); await new Promise((resolve) => setTimeout(resolve, 500))`,
      'throws Error: later',
    ],
    ['something else than an error', `throw null`, 'throws null'],
  ])('%s', async (_what, body, problem) => {
    const result = await render(body);
    expect('problem' in result && result.problem).toMatch(problem);
  });

  test('and does not keep others from being rendered', async () => {
    const [hangs, renders] = await Promise.all([render(`for (;;);`), render(`return 'here'`)]);
    expect([hangs, renders]).toEqual([
      { problem: expect.stringContaining('processor time') as string },
      { html: '<p>here</p>' },
    ]);
  });
});
