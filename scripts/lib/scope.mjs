import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

const ALL_TYPES = ['tsconfig.screens.json', 'tsconfig.tools.json', 'api'];

/** Everything: `.` leaves no folder out, no filter no unit test, and no pattern no browser test. */
const EVERYTHING = { programs: ALL_TYPES, folders: ['.'], unitFolders: undefined, browserTitles: undefined };

/** The states of screens that are listed under another name than that of their package. */
const OTHER_STATES = {
  shell: ['login'],
  'mf-plans': ['recharge'],
  'mf-reels': ['current plans'],
  'mf-wallet': ['profile', 'withdraw', 'transactions'],
};

const remotes = readdirSync(ROOT).filter((name) => existsSync(join(ROOT, name, 'remote.json')));
const tools = ['bench', 'create-remote', 'docs', 'media', 'scripts'];
const screens = ['shell', ...remotes, 'shared/platform', 'shared/ui'];

/**
 * By name: the package's folder, the type-check programs that read it, the folders whose unit tests can break with it,
 * and the browser tests that cover it. Where that would be all of them, it is the journeys through the product.
 */
const SCOPES = {
  ...Object.fromEntries(['shell', ...remotes].map((name) => [name, ofScreens(name, OTHER_STATES[name])])),
  contract: ofShared('contract', [...screens, 'shared/contract', 'shared/federation', 'api', 'registry']),
  platform: ofShared('platform', screens),
  ui: ofShared('ui', screens),
  federation: {
    ...ofReleases('shared/federation'),
    programs: ['tsconfig.screens.json', 'tsconfig.tools.json'],
    unitFolders: ['shared/federation', 'registry', 'shell'],
  },
  registry: ofReleases('registry'),
  api: { folders: ['api'], programs: ['api'], unitFolders: ['api'], browserTitles: ['journeys/'] },
  ...Object.fromEntries(tools.map((name) => [name, ofTools(name)])),
  ...Object.fromEntries(['journeys', 'screenshots', 'providers'].map((name) => [name, ofBrowserTests(name)])),
};

/** A name that is neither a package nor a folder of browser tests. */
export class UnknownName extends Error {}

/** The scope of `npm test` for these names; everything without any. Throws an UnknownName. */
export function scopeOf(names) {
  if (names.length === 0) return EVERYTHING;
  const scopes = names.map(oneScope);
  const union = (key) => [...new Set(scopes.flatMap((scope) => scope[key]))];
  return {
    programs: union('programs'),
    folders: union('folders'),
    // Full paths, since vitest takes a filter for any part of one.
    unitFolders: union('unitFolders').map((folder) => join(ROOT, folder, '/')),
    browserTitles: union('browserTitles').join('|'),
  };
}

function oneScope(name) {
  const short = name.replace(/\/$/, '').replace(/^(shared|e2e|@reelrupee)\//, '');
  if (Object.hasOwn(SCOPES, short)) return SCOPES[short];
  const remote = `mf-${short}`;
  if (Object.hasOwn(SCOPES, remote)) return SCOPES[remote];
  throw new UnknownName(`Nothing to test is named ${name}. There are: ${Object.keys(SCOPES).join(', ')}.`);
}

function ofScreens(name, otherStates = []) {
  const area = name.replace(/^mf-/, '');
  const states = [area, ...otherStates].map((group) => `states.spec.ts ${group} `);
  return { folders: [name], programs: [name], unitFolders: [name], browserTitles: [`${area}/`, ...states] };
}

function ofShared(name, unitFolders) {
  return { folders: [`shared/${name}`], programs: ALL_TYPES, unitFolders, browserTitles: ['journeys/'] };
}

function ofReleases(folder) {
  return {
    folders: [folder, 'e2e/federation'],
    programs: ['tsconfig.tools.json'],
    unitFolders: ['shared/federation', 'registry'],
    browserTitles: ['federation/'],
  };
}

function ofTools(name) {
  return { folders: [name], programs: ['tsconfig.tools.json'], unitFolders: [name], browserTitles: [] };
}

function ofBrowserTests(name) {
  return { folders: [`e2e/${name}`], programs: ['e2e'], unitFolders: [], browserTitles: [`${name}/`] };
}
