/** The store in memory, for tests of long histories. It passes the contract that the others pass. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PageData } from '@reelrupee/federation/composition/pageData';
import type { Access } from '../access/access';
import type { RemoteHealth } from '../health/remoteHealth';
import { endedPreviews } from '../store/auditLog';
import { isPreviewOf, type Preview } from '../store/preview';
import { DEFAULT_SITE_CONFIG, type SiteConfig } from '../store/siteConfig';
import type {
  NewSwitch,
  PrerenderedScreen,
  ReleaseRef,
  SiteFiles,
  StagedRelease,
  Store,
  SwitchRecord,
} from '../store/store';

interface Published extends Omit<StagedRelease, 'folder'> {
  files: Map<string, Buffer>;
  screens: Map<string, PrerenderedScreen>;
}

/** Gives a way to open connections to one store in memory. */
export function memoryStore(): () => Promise<Store> {
  const releases = new Map<string, Published>();
  const compositions = new Map<string, NewSwitch['composition']>();
  const sites = new Map<string, SiteFiles>();
  const switches: SwitchRecord[] = [];
  let config: SiteConfig = DEFAULT_SITE_CONFIG;
  let pageData: PageData = [];
  let access: Access = {};
  let previews: Preview[] = [];
  const health = new Map<string, RemoteHealth>();
  const key = ({ name, id }: ReleaseRef) => `${name}/${id}`;
  const known = <Value>(value: Value | undefined, what: string): Value => {
    if (value === undefined) throw new Error(`There is no ${what}.`);
    return value;
  };

  return async () => {
    const staging = mkdtempSync(join(tmpdir(), 'memory-'));
    return {
      location: 'memory',
      findRelease: async (ref) => releases.get(key(ref))?.manifest,
      releases: async () =>
        [...releases.values()].map(({ manifest: { name, id, builtAt } }) => ({ name, id, builtAt })),
      readFile: async (ref, path) => known(releases.get(key(ref))?.files.get(path), path),
      copyFiles: async (ref, folder) => {
        for (const [path, content] of known(releases.get(key(ref)), key(ref)).files) {
          writeFileSync(join(folder, path), content);
        }
      },
      readCode: async (ref, kind) => releases.get(key(ref))?.code[kind],
      stagingFolder: async () => mkdtempSync(join(staging, 'release-')),
      publish: async ({ folder, manifest, code }) => {
        const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
        const files = paths.filter((path) => statSync(join(folder, path)).isFile());
        const published = releases.get(key(manifest)) ?? {
          manifest,
          code,
          files: new Map(files.map((path) => [path, readFileSync(join(folder, path))])),
          screens: new Map(),
        };
        rmSync(folder, { recursive: true });
        releases.set(key(manifest), published);
        return published.manifest;
      },
      head: async () => {
        const last = switches.at(-1);
        if (!last) return undefined;
        const composition = known(compositions.get(last.composition), 'composition');
        return { number: last.number, composition, site: last.site };
      },
      history: async () => [...switches],
      findComposition: async (id) => compositions.get(id),
      readSite: async (site) => known(sites.get(site), 'site'),
      commit: async ({ after, composition, files, ...change }) => {
        if (after !== switches.length) return false;
        compositions.set(composition.id, composition);
        if (files) sites.set(change.site, files);
        switches.push({ ...change, number: after + 1, composition: composition.id });
        for (const ref of change.pruned.releases) releases.delete(key(ref));
        for (const site of change.pruned.sites) sites.delete(site);
        const ended = endedPreviews(change.entries);
        previews = previews.filter((preview) => !ended.some((release) => isPreviewOf(preview, release)));
        return true;
      },
      config: async () => config,
      saveConfig: async (edited) => {
        config = edited;
      },
      pageData: async () => pageData,
      savePageData: async (data) => {
        pageData = data;
      },
      health: async (remote) => health.get(remote),
      saveHealth: async (remote, saved) => {
        health.set(remote, saved);
      },
      findScreen: async (ref, screen) => releases.get(key(ref))?.screens.get(screen),
      saveScreen: async (ref, screen, rendered) => {
        releases.get(key(ref))?.screens.set(screen, rendered);
      },
      access: async () => access,
      updateAccess: async (change) => (access = change(access)),
      savePreview: async (preview) => {
        previews.push(preview);
      },
      endPreviews: async (tickets) => {
        previews = previews.filter(({ ticket }) => !tickets.includes(ticket));
      },
      previews: async () => previews.filter(({ expiresAt }) => Date.parse(expiresAt) > Date.now()),
      close: async () => rmSync(staging, { recursive: true, force: true }),
    };
  };
}
