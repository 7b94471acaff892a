import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { prepareTestSite } from './testSite.mjs';

const LIVE = {
  shell: { release: '1.0.0-live' },
  remotes: { 'mf-one': { current: { id: '1.0.0-live' }, previous: { id: '1.0.0-before' } } },
};

const BROWSER = '/usr/bin/chromium';

let site;
const has = (path) => existsSync(join(site, path));
function write(path, text = '') {
  mkdirSync(dirname(join(site, path)), { recursive: true });
  writeFileSync(join(site, path), text);
}

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'test-site-'));
  prepareTestSite(BROWSER, site);
  write('records/switches/00000001/switch.json');
  write('public/composition.json', JSON.stringify(LIVE));
  write('public/index.html');
  write('public/mf-one/1.0.0-live/entry.js');
  write('public/mf-one/1.0.0-before/entry.js');
  write('public/mf-gone/1.0.0-live/entry.js');
});
afterEach(() => rmSync(site, { recursive: true }));

test('keeps live releases, and nothing that says what was live', () => {
  prepareTestSite(BROWSER, site);
  expect(has('public/mf-one/1.0.0-live/entry.js')).toBe(true);
  for (const path of ['records', 'public/index.html', 'public/composition.json', 'public/mf-gone']) {
    expect(has(path), path).toBe(false);
  }
  expect(has('public/mf-one/1.0.0-before')).toBe(false);
});

test('keeps nothing that other tools have built', () => {
  write('built-by', 'other tools');
  prepareTestSite(BROWSER, site);
  expect(has('public/mf-one')).toBe(false);
});

test('keeps nothing that was tested in another browser', () => {
  prepareTestSite('/opt/chromium', site);
  expect(has('public/mf-one')).toBe(false);
});

test('begins with nothing', () => {
  rmSync(site, { recursive: true });
  prepareTestSite(BROWSER, site);
  expect(has('public')).toBe(false);
});
