import { expect, test } from 'vitest';
import type { LiveContract } from '../service/contract';
import { remoteLike, shellLike } from '../testing/exampleStore';
import { checkAgainstLive } from './checkAgainstLive';

const route = { title: 'A screen', skeleton: 'list' as const };

/** The contract of a site with these remotes, each with the paths of its routes. */
function live(remotes: Record<string, string[]>): LiveContract {
  const { template: _, files: __, ...shell } = shellLike();
  return {
    composition: 'live',
    site: 'https://site.example',
    shell,
    remotes: Object.entries(remotes).map(([name, paths]) => ({
      name,
      id: '1.0.0-first',
      routes: paths.map((path) => ({ path, ...route })),
      bytes: 1,
    })),
  };
}

function check(contract: LiveContract, name: string, ...paths: string[]): string[] {
  const routes = paths.map((path) => ({ path, ...route }));
  const manifest = remoteLike(name, { id: '2.0.0-next', routes, screens: paths });
  return checkAgainstLive(contract, manifest, 60).map(({ file, problem }) => `${file} ${problem}`);
}

test('a release with routes of its own fits', () => {
  expect(check(live({ 'mf-one': ['/one'], 'mf-two': ['/two'] }), 'mf-one', '/one', '/more')).toEqual([]);
});

test('the route of another remote, of the shell or of the host is a violation of the release', () => {
  const contract = live({ 'mf-one': ['/one'], 'mf-two': ['/two'] });
  expect(check(contract, 'mf-one', '/Two', '/login', '/media')).toEqual([
    'mf-one/remote.json declares /Two, which belongs to mf-two',
    'mf-one/remote.json declares /login, which belongs to the shell',
    'mf-one/remote.json declares /media, which belongs to the host',
  ]);
});

test('a live route that a later version reserved holds up no team, its own included', () => {
  const contract = live({ 'mf-one': ['/terms'], 'mf-two': ['/two'] });
  expect(check(contract, 'mf-two', '/two')).toEqual([]);
  expect(check(contract, 'mf-three', '/three')).toEqual([]);
  expect(check(contract, 'mf-one', '/terms')).toEqual([]);
  expect(check(contract, 'mf-two', '/terms')).toEqual([
    'mf-two/remote.json declares /terms, which belongs to the shell',
  ]);
});

test('a release above its budget is a violation', () => {
  const large = { ...remoteLike('mf-one'), bytes: 61 * 1024 };
  expect(checkAgainstLive(live({}), large, 60)).toMatchObject([{ file: 'mf-one/package.json' }]);
});
