// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { provideShared, shareScope } from './shareScope';

const page = `
  <script type="application/json" id="reelrupee-composition">{"id":"c","assets":"/","shell":{},"remotes":{}}</script>
  <script type="application/json" id="reelrupee-config">{"apiHost":""}</script>`;

async function consume(chunk: string, chunkMapping: Record<string, string[]>) {
  const { default: runtime } = await import('./runtime');
  const promises: Promise<unknown>[] = [];
  const build = {
    p: '',
    m: {},
    c: {},
    l: () => undefined,
    federation: { initOptions: { name: 'x', shared: {} } },
  };
  const installedModules = {};
  const consumption = {
    chunkId: chunk,
    promises,
    chunkMapping,
    moduleToHandlerMapping: { '1': { shareKey: 'react' }, '2': { shareKey: 'nobody' } },
    installedModules,
    webpackRequire: build,
  };
  runtime.bundlerRuntime.consumes(consumption);
  return {
    build: build as typeof build & { m: Record<string, (module: { exports: unknown }) => void> },
    promises,
    installedModules,
    again: () => runtime.bundlerRuntime.consumes(consumption),
  };
}

beforeEach(() => {
  document.body.innerHTML = page;
  for (const name of Object.keys(shareScope)) Reflect.deleteProperty(shareScope, name);
});

test('a chunk waits for the shared modules that it needs, and gets the one instance', async () => {
  const react = { one: true };
  const get = vi.fn(async () => () => react);
  provideShared('react', '19.0.0', 'shell', get);
  const { build, promises, again } = await consume('screen', { screen: ['1'] });
  await Promise.all(promises);
  const module: { exports: unknown } = { exports: undefined };
  build.m['1']?.(module);
  expect(module.exports).toBe(react);
  expect(shareScope['react']?.['19.0.0']).toMatchObject({ from: 'shell', loaded: true });
  again();
  expect(get).toHaveBeenCalledTimes(1);
});

test('a chunk without shared modules waits for nothing', async () => {
  expect((await consume('other', { screen: ['1'] })).promises).toEqual([]);
});

test('a module that nobody provides fails the chunk by name, and is asked for again the next time', async () => {
  const { promises, installedModules } = await consume('screen', { screen: ['2'] });
  await expect(promises[0]).rejects.toThrow('Nobody provides the shared module nobody.');
  expect(installedModules).toEqual({});
});
