/** The folders of the folder store. Links in `public` stay inside `public`. */
import { join } from 'node:path';
import { PREVIEW_FOLDER } from '@reelrupee/federation/composition/composition';

export interface Layout {
  root: string;
  /** The site, as any static host serves it: releases, pages (links through `.live`), `config.json`. */
  public: string;
  /** The rendered pages of each composition, in a folder named by the hash of their content. */
  sites: string;
  /** The link to the pages that are live. */
  live: string;
  /** The log of switches: a folder for each, named by its number. */
  switches: string;
  compositions: string;
  /** Prerendered first screens, by release. */
  screens: string;
  /** The provider's public replies that pages show. */
  pageData: string;
  /** The failures of each remote in browsers, in a file named after it. */
  health: string;
  /** Release permissions: a folder for each change of them. */
  access: string;
  /** Release permissions as an older version of the registry kept them. */
  accessBefore: string;
  /** The previews that the registry allows. */
  previews: string;
  /** Builds and records that are not complete yet. */
  staging: string;
}

/** Manifest and code of a release, in a folder of its own among the release's files. */
export const RELEASE_RECORD = '.release';

export function layoutOf(root: string): Layout {
  const records = join(root, 'records');
  const site = join(root, 'public');
  return {
    root,
    public: site,
    sites: join(site, '.sites'),
    live: join(site, '.live'),
    switches: join(records, 'switches'),
    compositions: join(records, 'compositions'),
    screens: join(records, 'screens'),
    pageData: join(records, 'page-data.json'),
    health: join(records, 'health'),
    access: join(records, 'access'),
    accessBefore: join(records, 'access.json'),
    previews: join(site, PREVIEW_FOLDER),
    staging: join(records, 'staging'),
  };
}
