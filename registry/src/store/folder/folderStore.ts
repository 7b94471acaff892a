/** The store in a folder: the embedded default, for one machine or several on one shared disk. */
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Composition } from '@reelrupee/federation/composition/composition';
import type { PageData } from '@reelrupee/federation/composition/pageData';
import { remoteHealth } from '../../health/remoteHealth';
import { DEFAULT_SITE_CONFIG, parseSiteConfig, type SiteConfig } from '../siteConfig';
import type { PrerenderedScreen, ReleaseRef, Store, SwitchRecord } from '../store';
import { removeAbandoned } from './abandoned';
import { readAccess, updateAccess } from './access';
import { newFolder, readIfThere, writeAtomically } from './atomicFiles';
import { layoutOf, type Layout } from './layout';
import {
  allReleases,
  copyReleaseFiles,
  findRelease,
  publishRelease,
  readReleaseCode,
  readReleaseFile,
  type KnownReleases,
} from './publishedReleases';
import { readPreviews, removePreviews, writePreview } from './previews';
import { readSite, saveSite } from './sites';
import { allSwitches, appendSwitch, lastNumber, readSwitch, showSwitch } from './switchLog';

export interface FolderStore extends Store {
  root: string;
  /** The folder that a static host serves. */
  public: string;
}

/** Opens the store in a folder, which need not exist yet. */
export function openFolderStore(folder: string): FolderStore {
  const layout = layoutOf(resolve(folder));
  const ownStaging: string[] = [];
  const knownReleases: KnownReleases = new Map();
  const knownSwitches = new Map<number, SwitchRecord>();
  return {
    root: layout.root,
    public: layout.public,
    location: layout.root,
    configFile: configFile(layout),
    findRelease: async (ref) => findRelease(layout, ref),
    releases: async () => allReleases(layout, knownReleases),
    readFile: async (ref, path) => readReleaseFile(layout, ref, path),
    copyFiles: async (ref, folder) => copyReleaseFiles(layout, ref, folder),
    readCode: async (ref, kind) => readReleaseCode(layout, ref, kind),
    stagingFolder: async () => {
      removeAbandoned(layout);
      const made = newFolder(layout.staging, 'release-');
      ownStaging.push(made);
      return made;
    },
    publish: async (staged) => publishRelease(layout, staged),
    head: async () => {
      const number = lastNumber(layout);
      if (number === 0) return undefined;
      showSwitch(layout, number);
      const { composition: id, site } = readSwitch(layout, number);
      const composition = findComposition(layout, id);
      if (composition) return { number, composition, site };
      throw new Error(`${layout.compositions} lacks the live composition.`);
    },
    history: async () => allSwitches(layout, knownSwitches),
    findComposition: async (id) => findComposition(layout, id),
    readSite: async (site) => readSite(layout, site),
    commit: async (change) => {
      const { composition, site, files } = change;
      // Decided again below, by who gets the number; here it saves writing in vain.
      if (lastNumber(layout) !== change.after) return false;
      const json = `${JSON.stringify(composition, null, 2)}\n`;
      writeAtomically(layout.staging, compositionFile(layout, composition.id), json);
      if (files) saveSite(layout, site, files);
      if (!appendSwitch(layout, change)) return false;
      showSwitch(layout, change.after + 1);
      return true;
    },
    config: async () => readConfig(layout),
    saveConfig: async (config) => writeConfig(layout, config),
    pageData: async () => readPageData(layout),
    savePageData: async (data) =>
      writeAtomically(layout.staging, layout.pageData, `${JSON.stringify(data, null, 2)}\n`),
    health: async (remote) => {
      const json = readIfThere(healthFile(layout, remote));
      return json && remoteHealth.safeParse(JSON.parse(json.toString())).data;
    },
    saveHealth: async (remote, health) =>
      writeAtomically(layout.staging, healthFile(layout, remote), JSON.stringify(health)),
    findScreen: async (ref, key) => {
      const json = readIfThere(screenFile(layout, ref, key));
      return json && (JSON.parse(json.toString()) as PrerenderedScreen);
    },
    saveScreen: async (ref, key, screen) => {
      writeAtomically(layout.staging, screenFile(layout, ref, key), JSON.stringify(screen));
    },
    access: async () => readAccess(layout),
    updateAccess: async (change) => updateAccess(layout, change),
    savePreview: async (preview) => writePreview(layout, preview),
    endPreviews: async (tickets) => removePreviews(layout, tickets),
    previews: async () => readPreviews(layout),
    close: async () => {
      for (const made of ownStaging) rmSync(made, { recursive: true, force: true });
    },
  };
}

function findComposition(layout: Layout, id: string): Composition | undefined {
  const json = /^\w+$/.test(id) ? readIfThere(compositionFile(layout, id)) : undefined;
  return json && (JSON.parse(json.toString()) as Composition);
}

function compositionFile({ compositions }: Layout, id: string): string {
  return join(compositions, `${id}.json`);
}

function healthFile({ health }: Layout, remote: string): string {
  return join(health, `${remote}.json`);
}

function screenFile({ screens }: Layout, { name, id }: ReleaseRef, key: string): string {
  return join(screens, name, id, `${key}.json`);
}

/** Written with its defaults when there is none yet, so that a deployer finds something to edit. */
function readConfig(layout: Layout): SiteConfig {
  const file = configFile(layout);
  const json = readIfThere(file);
  if (json) return parseSiteConfig(json.toString(), file);
  writeConfig(layout, DEFAULT_SITE_CONFIG);
  return DEFAULT_SITE_CONFIG;
}

function readPageData({ pageData }: Layout): PageData {
  const json = readIfThere(pageData);
  return json ? (JSON.parse(json.toString()) as PageData) : [];
}

function writeConfig(layout: Layout, config: SiteConfig): void {
  writeAtomically(layout.staging, configFile(layout), `${JSON.stringify(config, null, 2)}\n`);
}

function configFile(layout: Layout): string {
  return join(layout.public, 'config.json');
}
