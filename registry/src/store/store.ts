/**
 * The store port: everything that the registry keeps. Each operation is one transaction: it takes effect completely or
 * not at all, even if its process is killed or others run at the same time.
 */
import type { Composition } from '@reelrupee/federation/composition/composition';
import type { PageData } from '@reelrupee/federation/composition/pageData';
import type { Access } from '../access/access';
import type { RemoteHealth } from '../health/remoteHealth';
import type { AuditEntry } from './auditEntry';
import type { CodeKind, ReleaseManifest } from './manifests';
import type { Preview } from './preview';
import type { SiteConfig } from './siteConfig';

/** Names one release. */
export interface ReleaseRef {
  /** A remote, or `shell`. */
  name: string;
  id: string;
}

export interface PublishedRelease extends ReleaseRef {
  builtAt: string;
}

/** A complete build that is not published yet. */
export interface StagedRelease {
  /** Its files, compressed copies included. Publishing takes the folder over. */
  folder: string;
  manifest: ReleaseManifest;
  code: Partial<Record<CodeKind, string | undefined>>;
}

/** The live state. */
export interface Head {
  /** The number of the switch that made it live, counted from 1. */
  number: number;
  composition: Composition;
  /** The id of its pages. */
  site: string;
}

/** The HTML pages of a composition and their accompanying files, by path below the site's root. */
export type SiteFiles = ReadonlyMap<string, Buffer>;

/** One committed switch. */
export interface SwitchRecord {
  number: number;
  at: string;
  /** Id of the composition that it made live. */
  composition: string;
  /** Id of its pages: a hash of their content. */
  site: string;
  /** Hash of the inputs of its pages other than the composition: configuration, page data and renderer. */
  renderedFrom: string;
  /** The settings that it applied to the pages; absent when it kept those of the switches before it. */
  config?: SiteConfig | undefined;
  /** One audit entry for each thing that changed, and for each release that was pruned. */
  entries: AuditEntry[];
  /** Removed with it, because no past composition needs it. */
  pruned: { releases: ReleaseRef[]; sites: string[] };
}

/** A switch to commit. */
export interface NewSwitch extends Omit<SwitchRecord, 'number' | 'composition'> {
  /** The number of the switch that it was decided on; 0 when nothing was live. */
  after: number;
  composition: Composition;
  /** Its pages; undefined when an earlier switch brought the same ones. */
  files: SiteFiles | undefined;
}

/**
 * A first screen as HTML, or the reason why it could not be rendered; with the number of attempts where the only reason
 * was the time, which a busy machine takes too.
 */
export type PrerenderedScreen = { html: string } | { problem: string; attempts?: number };

export interface Store {
  /** Its name in messages. */
  location: string;
  /** The file of the settings, which a deployer edits; none where they are in a database. */
  configFile?: string;

  /** The manifest of a published release. */
  findRelease(ref: ReleaseRef): Promise<ReleaseManifest | undefined>;
  /** All published releases. */
  releases(): Promise<PublishedRelease[]>;
  /** A file of a published release. Rejects when there is none. */
  readFile(ref: ReleaseRef, path: string): Promise<Buffer>;
  /** Copies the files of a published release into a folder. Rejects when it is not published. */
  copyFiles(ref: ReleaseRef, folder: string): Promise<void>;
  /** Code that belongs to a release and is not served. */
  readCode(ref: ReleaseRef, kind: CodeKind): Promise<string | undefined>;
  /** A new folder for a build; gone when the store is closed. */
  stagingFolder(): Promise<string>;
  /**
   * Publishes a build. A release never changes: where one of this name and id is published already, that one stays.
   * Gives the manifest of what is published.
   */
  publish(staged: StagedRelease): Promise<ReleaseManifest>;

  /** The live state; undefined before the first switch. */
  head(): Promise<Head | undefined>;
  /** All switches, oldest first. */
  history(): Promise<SwitchRecord[]>;
  /** A composition that is or was live. */
  findComposition(id: string): Promise<Composition | undefined>;
  /** The pages of a committed switch, by their id. Rejects when they were pruned. */
  readSite(site: string): Promise<SiteFiles>;
  /**
   * Makes a composition live, with its pages and its audit entries, and ends the previews of the releases that the
   * entries make live or take back: a compare-and-swap. Gives false, and changes nothing, when another switch came after
   * the one that this was decided on.
   */
  commit(change: NewSwitch): Promise<boolean>;

  /** The settings of a deployer as they were edited last, applied or not. Rejects when they are not valid. */
  config(): Promise<SiteConfig>;
  saveConfig(config: SiteConfig): Promise<void>;

  /** The provider's public replies that pages show; none at first. */
  pageData(): Promise<PageData>;
  savePageData(data: PageData): Promise<void>;

  /** The failures of a remote in browsers, as they were saved last; undefined if another version saved them in another form. */
  health(remote: string): Promise<RemoteHealth | undefined>;
  saveHealth(remote: string, health: RemoteHealth): Promise<void>;

  /** A screen rendered earlier by a release's code, by the hash of what it was rendered from. */
  findScreen(ref: ReleaseRef, key: string): Promise<PrerenderedScreen | undefined>;
  saveScreen(ref: ReleaseRef, key: string, screen: PrerenderedScreen): Promise<void>;

  /** Release permissions. */
  access(): Promise<Access>;
  /** Changes who may release what. Gives the new state. */
  updateAccess(change: (access: Access) => Access): Promise<Access>;

  /** Keeps a preview; those that have expired are removed. */
  savePreview(preview: Preview): Promise<void>;
  /** Ends previews, by their tickets. */
  endPreviews(tickets: readonly string[]): Promise<void>;
  /** All previews that are kept. */
  previews(): Promise<Preview[]>;

  close(): Promise<void>;
}
