/** The store in PostgreSQL: for sites that several machines release to. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import type { PageData } from '@reelrupee/federation/composition/pageData';
import { remoteHealth, type RemoteHealth } from '../../health/remoteHealth';
import { DEFAULT_SITE_CONFIG, parseSiteConfig, type SiteConfig } from '../siteConfig';
import type { Store, SwitchRecord } from '../store';
import { connect } from './connect';
import * as releases from './releases';
import * as switches from './switches';
import * as teams from './teams';

/**
 * Opens the store in a database, and creates its tables at first. Throws a UserError when it does not answer.
 *
 * @param answerWithinMs see `connect`
 */
export async function openPostgresStore(url: string, answerWithinMs?: number): Promise<Store> {
  const pool = await connect(url, answerWithinMs);
  const { hostname, pathname } = new URL(url);
  const ownStaging: string[] = [];
  let known: SwitchRecord[] = [];
  return {
    location: `the registry's database ${hostname}${pathname}`,
    findRelease: (ref) => releases.findRelease(pool, ref),
    releases: () => releases.allReleases(pool),
    readFile: (ref, path) => releases.readReleaseFile(pool, ref, path),
    copyFiles: (ref, folder) => releases.copyReleaseFiles(pool, ref, folder),
    readCode: (ref, kind) => releases.readReleaseCode(pool, ref, kind),
    stagingFolder: async () => {
      const made = mkdtempSync(join(tmpdir(), 'release-'));
      ownStaging.push(made);
      return made;
    },
    publish: async (staged) => {
      try {
        return await releases.publishRelease(pool, staged);
      } finally {
        // A service publishes for months: its folders cannot wait until the store is closed.
        rmSync(staged.folder, { recursive: true, force: true });
      }
    },
    head: () => switches.readHead(pool),
    history: async () => {
      const read = await switches.readHistory(pool, known);
      if (read.length > known.length) known = read;
      return read;
    },
    findComposition: (id) => switches.findComposition(pool, id),
    readSite: (site) => switches.readSite(pool, site),
    commit: (change) => switches.commitSwitch(pool, change),
    config: () => readConfig(pool),
    saveConfig: (config) => saveConfig(pool, config),
    pageData: () => readPageData(pool),
    savePageData: (data) => savePageData(pool, data),
    health: (remote) => readHealth(pool, remote),
    saveHealth: (remote, health) => saveHealth(pool, remote, health),
    findScreen: (ref, key) => releases.findScreen(pool, ref, key),
    saveScreen: (ref, key, screen) => releases.saveScreen(pool, ref, key, screen),
    access: () => teams.readAccess(pool),
    updateAccess: (change) => teams.updateAccess(pool, change),
    savePreview: (preview) => teams.savePreview(pool, preview),
    endPreviews: (tickets) => teams.removePreviews(pool, tickets),
    previews: () => teams.readPreviews(pool),
    close: async () => {
      for (const made of ownStaging) rmSync(made, { recursive: true, force: true });
      await pool.end();
    },
  };
}

async function readConfig(pool: Pool): Promise<SiteConfig> {
  const { rows } = await pool.query<{ content: unknown }>('select content from registry.config');
  return rows[0] ? parseSiteConfig(JSON.stringify(rows[0].content), 'registry.config') : DEFAULT_SITE_CONFIG;
}

async function saveConfig(pool: Pool, config: SiteConfig): Promise<void> {
  await pool.query(
    `insert into registry.config (content) values ($1)
     on conflict (only_row) do update set content = excluded.content`,
    [JSON.stringify(config)],
  );
}

async function readPageData(pool: Pool): Promise<PageData> {
  const { rows } = await pool.query<{ content: PageData }>('select content from registry.page_data');
  return rows[0]?.content ?? [];
}

async function savePageData(pool: Pool, data: PageData): Promise<void> {
  await pool.query(
    `insert into registry.page_data (content) values ($1)
     on conflict (only_row) do update set content = excluded.content`,
    [JSON.stringify(data)],
  );
}

async function readHealth(pool: Pool, remote: string): Promise<RemoteHealth | undefined> {
  const { rows } = await pool.query<{ content: unknown }>(
    'select content from registry.health where remote = $1',
    [remote],
  );
  return rows[0] && remoteHealth.safeParse(rows[0].content).data;
}

async function saveHealth(pool: Pool, remote: string, health: RemoteHealth): Promise<void> {
  await pool.query(
    `insert into registry.health (remote, content) values ($1, $2)
     on conflict (remote) do update set content = excluded.content`,
    [remote, JSON.stringify(health)],
  );
}
