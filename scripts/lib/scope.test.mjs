import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './root.mjs';
import { scopeOf, UnknownName } from './scope.mjs';

describe('npm test -- names', () => {
  it('covers everything without a name', () => {
    expect(scopeOf([])).toMatchObject({
      folders: ['.'],
      unitFolders: undefined,
      browserTitles: undefined,
    });
  });

  it('covers a remote: its types, its unit tests, its browser tests and its states of screens', () => {
    const { programs, folders, unitFolders, browserTitles } = scopeOf(['mf-plans']);
    expect({ programs, folders }).toEqual({ programs: ['mf-plans'], folders: ['mf-plans'] });
    // The bundle that the benchmark compares with has all screens.
    expect(unitFolders).toEqual([`${ROOT}/mf-plans/`, `${ROOT}/bench/`]);
    const covered = (title) => new RegExp(browserTitles).test(title);
    expect(covered('plans/payment.spec.ts a plan is paid for [RECHARGE-1]')).toBe(true);
    expect(covered('plans/payment.spec.ts a double tap pays once')).toBe(false);
    expect(covered('screenshots/states.spec.ts recharge 30-form')).toBe(true);
    expect(covered('screenshots/states.spec.ts current plans 40-none')).toBe(false);
    expect(covered('reels/feed.spec.ts each page brings one reel')).toBe(false);
  });

  it('covers all browser tests of a remote with --all', () => {
    const { browserTitles } = scopeOf(['mf-plans'], { all: true });
    expect('plans/payment.spec.ts a double tap pays once').toMatch(new RegExp(browserTitles));
  });

  it('covers the states of every screen by the packages that have the screens', () => {
    const list = readFileSync(join(ROOT, 'e2e/screenshots/states.ts'), 'utf8');
    const groups = [...list.matchAll(/^ {2}'?([a-z ]+)'?: \w+States,$/gm)].map(([, group]) => group);
    expect(groups).toContain('transactions');
    const screens = ['shell', 'mf-home', 'mf-plans', 'mf-reels', 'mf-referrals', 'mf-wallet'];
    const covered = new RegExp(scopeOf(screens).browserTitles);
    expect(groups.filter((group) => !covered.test(`screenshots/states.spec.ts ${group} 10-first`))).toEqual(
      [],
    );
  });

  it('takes several names, folders, and a remote by its area', () => {
    expect(scopeOf(['wallet', 'mf-wallet/', 'e2e/wallet'])).toEqual(scopeOf(['mf-wallet']));
    expect(scopeOf(['shared/ui', 'mf-home']).folders).toEqual(['shared/ui', 'mf-home']);
  });

  it('covers each tool by its unit tests, and each folder of browser tests by these', () => {
    for (const tool of ['bench', 'create-remote', 'docs', 'media', 'scripts'])
      expect(scopeOf([tool]).unitFolders).toContain(`${ROOT}/${tool}/`);
    expect(scopeOf(['e2e/providers']).browserTitles).toBe('providers/');
  });

  it('covers a package by the unit tests of all that import it', () => {
    const has = (name, folder) => scopeOf([name]).unitFolders.includes(`${ROOT}/${folder}/`);
    for (const folder of ['api', 'registry', 'shared/federation', 'shell', 'mf-home'])
      expect(has('contract', folder)).toBe(true);
    expect(has('federation', 'shell')).toBe(true);
    for (const name of ['api', 'platform', 'ui', 'scripts']) expect(has(name, 'registry')).toBe(true);
    expect(has('registry', 'create-remote')).toBe(true);
    expect(has('api', 'shared/platform')).toBe(false);
  });

  it('refuses an unknown name, and lists what there is', () => {
    expect(() => scopeOf(['mf-walet'])).toThrow(UnknownName);
    expect(() => scopeOf(['mf-walet'])).toThrow(/mf-walet.*mf-wallet.*screenshots/);
  });
});
