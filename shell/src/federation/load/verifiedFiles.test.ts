// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { loadStyle } from './verifiedFiles';

const url = new URL('/mf-home/1.0.0-a/remote.css', document.baseURI).href;

afterEach(() => {
  document.head.innerHTML = '';
});

test('a stylesheet that the page came with is not fetched again', async () => {
  document.head.innerHTML = '<style data-href="/mf-home/1.0.0-a/remote.css">a{}</style>';
  await loadStyle({ url, integrity: 'sha256-x' });
  expect(document.querySelector('link')).toBeNull();
});

test('that of another release is', () => {
  document.head.innerHTML = '<style data-href="/mf-home/1.0.0-b/remote.css">a{}</style>';
  void loadStyle({ url, integrity: 'sha256-x' });
  expect(document.querySelector('link')?.href).toBe(url);
  expect(document.querySelector('link')?.integrity).toBe('sha256-x');
});
