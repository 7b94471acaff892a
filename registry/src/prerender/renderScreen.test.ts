/** Runs code of releases in isolation. */
import { describe, expect, test, vi } from 'vitest';
import { renderScreen } from './renderScreen';

vi.setConfig({ testTimeout: 40_000 });

/** A shell that renders what a remote's screen gives, or its path. */
const SHELL = `module.exports = {
  shared: { react: { version: '19' } },
  prerenderPage: async (path, Screen, language) =>
    '<p>' + (Screen ? await Screen() : path) + (language === 'en' ? '' : ' ' + language) + '</p>',
};`;

/** Renders a screen whose body is some code. */
function render(body: string) {
  const remoteCode = `exports.default = { screens: { '/one': async () => { ${body} } } };`;
  return renderScreen({
    path: '/one',
    language: 'en',
    shellCode: SHELL,
    remoteCode,
    blocks: { config: '{"name":"Reels"}' },
  });
}

test('a screen is rendered with the shared modules of the shell', async () => {
  const screens = [
    await render(`return require('react').version`),
    await renderScreen({
      path: '/login',
      language: 'en',
      shellCode: SHELL,
      remoteCode: undefined,
      blocks: {},
    }),
    await render(
      `await new Promise((resolve) => setTimeout(resolve, 10)); return new URL('/a', 'http://b').href`,
    ),
  ];
  expect(screens).toEqual([{ html: '<p>19</p>' }, { html: '<p>/login</p>' }, { html: '<p>http://b/a</p>' }]);
});

test('the shell finds the data blocks of the page, a remote does not', async () => {
  const shellCode = `const text = document.getElementById('config').textContent;
    module.exports = { shared: {}, prerenderPage: async () => JSON.parse(text).name };`;
  expect(
    await renderScreen({
      path: '/',
      language: 'en',
      shellCode,
      remoteCode: undefined,
      blocks: { config: '{"name":"Reels"}' },
    }),
  ).toEqual({ html: 'Reels' });
  expect(await render(`return typeof document`)).toEqual({ html: '<p>undefined</p>' });
});

describe('it reaches', () => {
  test.each([
    ['the environment', `return typeof process + typeof globalThis.process`, 'undefinedundefined'],
    [
      'modules of Node',
      `return Object.keys(require('fs')).length + Object.keys(require('node:net')).length`,
      '0',
    ],
    ['code out of text', `try { return new Function('return 1')() } catch { return 'none' }`, 'none'],
    ['modules by import', `return import('node:fs').then(() => 'fs', () => 'none')`, 'none'],
    ['the network by fetch', `return typeof fetch + typeof WebSocket`, 'undefinedundefined'],
    ['streams through the console', `return String(console._stdout)`, 'undefined'],
  ])('no %s', async (_what, body, seen) => {
    expect(await render(body)).toEqual({ html: `<p>${seen}</p>` });
  });
});

test('a screen that is too large is named as such', async () => {
  expect(await render(`return 'x'.repeat(5 * 1024 * 1024)`)).toEqual({
    problem: 'gives more than 4 MB',
  });
});
