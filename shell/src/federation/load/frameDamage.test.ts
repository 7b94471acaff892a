// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { frameDamage } from './frameDamage';

beforeEach(() => {
  document.head.innerHTML = ['shell.css', 'first.css', 'https://site.in/mf-plans/a/remote.css']
    .map((name) => `<style data-href="${name}">p { color: red }</style>`)
    .join('');
  document.body.innerHTML = `<div id="root"><div><main></main><nav><a data-nav="/">Home</a></nav></div></div>`;
});

const style = (name: string) => document.querySelector<HTMLStyleElement>(`style[data-href="${name}"]`);

test('a page with its root and the stylesheets of the shell is not damaged, whatever a release does to its own', () => {
  expect(frameDamage(document)).toBeUndefined();
  document.querySelector('style[data-href$="remote.css"]')?.remove();
  expect(frameDamage(document)).toBeUndefined();
});

test.each([
  ['removed', () => document.getElementById('root')?.remove()],
  ['emptied', () => document.getElementById('root')?.replaceChildren()],
])('a %s root leaves no screen', (_how, damage) => {
  damage();
  expect(frameDamage(document)).toEqual({ what: 'the root element', isTotal: true });
});

test.each([
  ['removed main element', 'main', 'the main element', true],
  ['removed navigation', 'nav', 'the navigation', false],
  ['emptied navigation', '[data-nav]', 'the navigation', false],
])('a %s is named', (_how, selector, what, isTotal) => {
  document.querySelector(selector)?.remove();
  expect(frameDamage(document)).toEqual({ what, isTotal });
});

test('an error of the shell in place of its frame is no damage', () => {
  document.getElementById('root')?.replaceChildren(document.createElement('p'));
  expect(frameDamage(document)).toBeUndefined();
});

test('a document that was opened again has no root', () => {
  const html = document.documentElement;
  html.remove();
  expect(frameDamage(document)?.isTotal).toBe(true);
  // The other files of this worker use the same page.
  document.append(html);
});

test.each([
  ['removed', () => style('shell.css')?.remove()],
  ['disabled', () => Object.assign(style('shell.css')?.sheet ?? {}, { disabled: true })],
  ['emptied', () => Object.assign(style('shell.css') ?? {}, { textContent: '' })],
])('a %s stylesheet of the shell is named', (_how, damage) => {
  damage();
  expect(frameDamage(document)).toEqual({ what: 'shell.css', isTotal: false });
});
