// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { removeUnusedPreloads } from './removeUnusedPreloads';

const SITE = 'https://site.test/';
const release = { id: 'next', platform: '^1.0.0', routes: [], files: {} };
const preview = { remote: 'mf-plans', release, base: `${SITE}mf-plans/next/`, verified: true };

test('the preloads of the release that a preview replaces are removed, and no others', () => {
  const paths = [
    'shell/s/first.js',
    'mf-plans/live/remote.js',
    'mf-plans/next/remote.js',
    'mf-plans-2/live/remote.js',
  ];
  document.head.innerHTML = paths
    .map((path) => `<link rel="preload" as="script" href="${SITE}${path}">`)
    .join('');
  removeUnusedPreloads(document, [preview], (remote) => `${SITE}${remote}/`);
  const left = [...document.querySelectorAll('link')].map(({ href }) => href.slice(SITE.length));
  expect(left).toEqual(paths.filter((path) => path !== 'mf-plans/live/remote.js'));
});
