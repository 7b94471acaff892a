/** Published releases, with their files, code and screens. */
import type { Pool, PoolClient } from 'pg';
import { filesBelow } from '../../make/builtFiles';
import { writeBelow } from '../folder/atomicFiles';
import { CODE_KINDS, releaseManifest, type CodeKind, type ReleaseManifest } from '../manifests';
import type { PrerenderedScreen, PublishedRelease, ReleaseRef, StagedRelease } from '../store';
import { transaction } from './connect';

export async function findRelease(
  pool: Pool,
  { name, id }: ReleaseRef,
): Promise<ReleaseManifest | undefined> {
  const { rows } = await pool.query<{ manifest: unknown }>(
    'select manifest from registry.releases where name = $1 and id = $2',
    [name, id],
  );
  return rows[0] && releaseManifest.parse(rows[0].manifest);
}

export async function allReleases(pool: Pool): Promise<PublishedRelease[]> {
  const { rows } = await pool.query<{ name: string; id: string; built_at: Date }>(
    'select name, id, built_at from registry.releases order by name, id',
  );
  return rows.map(({ name, id, built_at }) => ({ name, id, builtAt: built_at.toISOString() }));
}

export async function readReleaseFile(pool: Pool, { name, id }: ReleaseRef, path: string): Promise<Buffer> {
  const { rows } = await pool.query<{ content: Buffer }>(
    'select content from registry.release_files where name = $1 and id = $2 and path = $3',
    [name, id, path],
  );
  if (rows[0]) return rows[0].content;
  throw new Error(`${name} ${id} has no file ${path}.`);
}

export async function copyReleaseFiles(pool: Pool, { name, id }: ReleaseRef, folder: string): Promise<void> {
  const { rows } = await pool.query<{ path: string; content: Buffer }>(
    'select path, content from registry.release_files where name = $1 and id = $2',
    [name, id],
  );
  if (rows.length === 0) throw new Error(`${name} ${id} is not published.`);
  for (const { path, content } of rows) writeBelow(folder, path, content);
}

export async function readReleaseCode(
  pool: Pool,
  { name, id }: ReleaseRef,
  kind: CodeKind,
): Promise<string | undefined> {
  const { rows } = await pool.query<{ code: string }>(
    'select code from registry.release_code where name = $1 and id = $2 and kind = $3',
    [name, id, kind],
  );
  return rows[0]?.code;
}

/** Publishes a build, unless its release is published already; gives the published manifest. */
export async function publishRelease(pool: Pool, staged: StagedRelease): Promise<ReleaseManifest> {
  const { manifest } = staged;
  const isFirst = await transaction(pool, async (client) => {
    // Waits for another process that is publishing the same release.
    const { rowCount } = await client.query(
      'insert into registry.releases (name, id, built_at, manifest) values ($1, $2, $3, $4) on conflict do nothing',
      [manifest.name, manifest.id, manifest.builtAt, JSON.stringify(manifest)],
    );
    if (rowCount === 1) await insertContent(client, staged);
    return rowCount === 1;
  });
  return isFirst ? manifest : ((await findRelease(pool, manifest)) ?? manifest);
}

async function insertContent(client: PoolClient, { folder, manifest, code }: StagedRelease): Promise<void> {
  const { name, id } = manifest;
  const files = filesBelow(folder);
  await client.query(
    `insert into registry.release_files (name, id, path, content)
     select $1, $2, * from unnest($3::text[], $4::bytea[])`,
    [name, id, [...files.keys()], [...files.values()]],
  );
  for (const kind of CODE_KINDS.filter((one) => code[one] !== undefined)) {
    await client.query('insert into registry.release_code (name, id, kind, code) values ($1, $2, $3, $4)', [
      name,
      id,
      kind,
      code[kind],
    ]);
  }
}

export async function findScreen(
  pool: Pool,
  { name, id }: ReleaseRef,
  key: string,
): Promise<PrerenderedScreen | undefined> {
  const { rows } = await pool.query<{ screen: PrerenderedScreen }>(
    'select screen from registry.screens where name = $1 and id = $2 and key = $3',
    [name, id, key],
  );
  return rows[0]?.screen;
}

export async function saveScreen(
  pool: Pool,
  { name, id }: ReleaseRef,
  key: string,
  screen: PrerenderedScreen,
): Promise<void> {
  await pool.query(
    `insert into registry.screens (name, id, key, screen) values ($1, $2, $3, $4)
     on conflict (name, id, key) do update set screen = excluded.screen`,
    [name, id, key, JSON.stringify(screen)],
  );
}
