import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { importersOf } from './importers.mjs';
import { ROOT } from './root.mjs';

const ALL_TYPES = ['tsconfig.screens.json', 'tsconfig.tools.json', 'api'];

/** In the title of a browser test that shows a requirement: `[LOGIN-2]`. */
export const REQUIREMENT = String.raw`\[[A-Z]+-\d`;

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
const tools = ['bench', 'create-remote', 'deploy', 'docs', 'media', 'scripts'];

/**
 * By name: the package's folder, the type-check programs that read it, and the browser tests that cover it. Where that
 * would be all of them, it is the journeys through the product.
 */
const SCOPES = {
  ...Object.fromEntries(['shell', ...remotes].map((name) => [name, ofScreens(name, OTHER_STATES[name])])),
  contract: ofShared('contract'),
  platform: ofShared('platform'),
  ui: ofShared('ui'),
  federation: {
    ...ofReleases('shared/federation'),
    programs: ['tsconfig.screens.json', 'tsconfig.tools.json'],
  },
  registry: ofReleases('registry'),
  api: { folders: ['api'], programs: ['api', 'tsconfig.tools.json'], browserTitles: ['journeys/'] },
  ...Object.fromEntries(tools.map((name) => [name, ofTools(name)])),
  ...Object.fromEntries(['journeys', 'screenshots', 'providers'].map((name) => [name, ofBrowserTests(name)])),
};

/** A name that is neither a package nor a folder of browser tests. */
export class UnknownName extends Error {}

/** The scope of `npm test` for these names, with `--all` or without; everything without any name. Throws an UnknownName. */
export function scopeOf(names, { all = false } = {}) {
  if (names.length === 0) return EVERYTHING;
  const scopes = names.map(oneScope);
  const union = (key) => [...new Set(scopes.flatMap((scope) => scope[key] ?? []))];
  const folders = union('folders');
  const sources = folders.filter((folder) => !folder.startsWith('e2e/'));
  // A folder that imports from another one can break with it.
  const unitFolders = new Set(sources.flatMap((folder) => [folder, ...importersOf(folder)]));
  return {
    programs: union('programs'),
    folders,
    // Full paths, since vitest takes a filter for any part of one.
    unitFolders: [...unitFolders].map((folder) => join(ROOT, folder, '/')),
    browserTitles: [...union('browserTitles'), ...(all ? union('otherTitles') : [])].join('|'),
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
  return {
    folders: [name],
    programs: [name],
    browserTitles: [`${area}/.*${REQUIREMENT}`, ...states],
    // With `--all`.
    otherTitles: [`${area}/`],
  };
}

function ofShared(name) {
  return { folders: [`shared/${name}`], programs: ALL_TYPES, browserTitles: ['journeys/'] };
}

function ofReleases(folder) {
  return {
    folders: [folder, 'e2e/federation'],
    programs: ['tsconfig.tools.json'],
    browserTitles: ['federation/'],
  };
}

function ofTools(name) {
  return { folders: [name], programs: ['tsconfig.tools.json'], browserTitles: [] };
}

function ofBrowserTests(name) {
  return { folders: [`e2e/${name}`], programs: ['e2e'], browserTitles: [`${name}/`] };
}
