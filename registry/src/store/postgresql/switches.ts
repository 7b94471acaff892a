/** Compositions, their pages, and the log of switches. */
import pg, { type Pool, type PoolClient } from 'pg';
import type { Composition } from '@reelrupee/federation/composition/composition';
import { endedPreviews } from '../auditLog';
import type { AuditEntry } from '../auditEntry';
import type { SiteConfig } from '../siteConfig';
import type { Head, NewSwitch, SiteFiles, SwitchRecord } from '../store';
import { transaction } from './connect';
import { removePreviewsOf } from './teams';

const UNIQUE_VIOLATION = '23505';

export async function readHead(pool: Pool): Promise<Head | undefined> {
  const { rows } = await pool.query<{ number: string; content: Composition; site: string }>(
    `select number, content, site from registry.switches join registry.compositions on composition = id
     order by number desc limit 1`,
  );
  const [last] = rows;
  return last && { number: Number(last.number), composition: last.content, site: last.site };
}

interface SwitchRow extends Omit<SwitchRecord, 'number' | 'at' | 'renderedFrom' | 'config'> {
  number: string;
  at: Date;
  rendered_from: string;
  config: SiteConfig | null;
}

/**
 * All switches, oldest first.
 *
 * @param known those that were read before, oldest first. A switch never changes, and each has the next number.
 */
export async function readHistory(pool: Pool, known: readonly SwitchRecord[]): Promise<SwitchRecord[]> {
  const { rows } = await pool.query<SwitchRow>(
    `select switches.*, (select content from registry.applied_config where switch = number) as config,
       coalesce(json_agg(entry order by position) filter (where entry is not null), '[]') as entries
     from registry.switches left join registry.audit on audit.switch = number
     where number > $1 group by number order by number`,
    [known.length],
  );
  const added = rows.map(({ number, at, rendered_from: renderedFrom, config, ...rest }) => {
    const applied = config ? { config } : {};
    return { ...rest, number: Number(number), at: at.toISOString(), renderedFrom, ...applied };
  });
  return [...known, ...added];
}

export async function findComposition(pool: Pool, id: string): Promise<Composition | undefined> {
  const { rows } = await pool.query<{ content: Composition }>(
    'select content from registry.compositions where id = $1',
    [id],
  );
  return rows[0]?.content;
}

export async function readSite(pool: Pool, site: string): Promise<SiteFiles> {
  const { rows } = await pool.query<{ path: string; content: Buffer }>(
    'select path, content from registry.site_files where site = $1 order by path',
    [site],
  );
  if (rows.length === 0) throw new Error(`There are no pages ${site}.`);
  return new Map(rows.map(({ path, content }) => [path, content]));
}

/** Commits a switch; false when another one was first. */
export async function commitSwitch(pool: Pool, change: NewSwitch): Promise<boolean> {
  try {
    return await transaction(pool, async (client) => {
      if (!(await insertSwitch(client, change))) return false;
      await insertComposition(client, change.composition);
      await insertAudit(client, change.after + 1, change.entries);
      if (change.config) await insertConfig(client, change.after + 1, change.config);
      if (change.files) await insertSite(client, change.site, change.files);
      await prune(client, change.pruned);
      await removePreviewsOf(client, endedPreviews(change.entries));
      return true;
    });
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION) return false;
    throw error;
  }
}

async function insertSwitch(
  client: PoolClient,
  { after, at, composition, site, renderedFrom, pruned }: NewSwitch,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into registry.switches (number, at, composition, site, rendered_from, pruned)
     select $1::bigint, $2::timestamptz, $3, $4, $5, $6::json where $1::bigint - 1 = (select coalesce(max(number), 0) from registry.switches)`,
    [after + 1, at, composition.id, site, renderedFrom, JSON.stringify(pruned)],
  );
  return rowCount === 1;
}

async function insertComposition(client: PoolClient, composition: Composition): Promise<void> {
  await client.query(
    'insert into registry.compositions (id, content) values ($1, $2) on conflict do nothing',
    [composition.id, JSON.stringify(composition)],
  );
}

async function insertAudit(client: PoolClient, number: number, entries: AuditEntry[]): Promise<void> {
  await client.query(
    `insert into registry.audit (switch, position, entry)
     select $1, position, entry from unnest($2::json[]) with ordinality as each (entry, position)`,
    [number, entries.map((entry) => JSON.stringify(entry))],
  );
}

async function insertConfig(client: PoolClient, number: number, config: SiteConfig): Promise<void> {
  await client.query('insert into registry.applied_config (switch, content) values ($1, $2)', [
    number,
    JSON.stringify(config),
  ]);
}

async function insertSite(client: PoolClient, site: string, files: SiteFiles): Promise<void> {
  await client.query(
    `insert into registry.site_files (site, path, content)
     select $1, * from unnest($2::text[], $3::bytea[]) on conflict do nothing`,
    [site, [...files.keys()], [...files.values()]],
  );
}

async function prune(client: PoolClient, { releases, sites }: NewSwitch['pruned']): Promise<void> {
  for (const { name, id } of releases) {
    await client.query('delete from registry.releases where name = $1 and id = $2', [name, id]);
  }
  await client.query('delete from registry.site_files where site = any($1)', [sites]);
}
