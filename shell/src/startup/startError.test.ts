// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { showStartError } from './startError';

let root: HTMLElement;
beforeEach(() => {
  document.documentElement.lang = 'en-IN';
  root = document.createElement('div');
});

test('an app that could not start says so where no screen shows, with a way on', () => {
  showStartError(root);
  expect(root.role).toBe('alert');
  expect(root.textContent).toBe('The app did not open. Check your connection.Reload');
  expect(root.querySelector('button')?.textContent).toBe('Reload');
});

test('it speaks the language of the page', () => {
  document.documentElement.lang = 'hi-IN';
  showStartError(root);
  expect(root.textContent).toBe('ऐप नहीं खुला। अपना कनेक्शन जाँचें।फिर लोड करें');
});

test('a prerendered screen stays: a click on it reloads', () => {
  root.innerHTML = '<h1>Log in</h1>';
  showStartError(root);
  expect(root.innerHTML).toBe('<h1>Log in</h1>');
});
