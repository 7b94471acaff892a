/** Release permissions, and the previews that teams made. */
import type { Pool, PoolClient } from 'pg';
import { accessSchema, type Access } from '../../access/access';
import type { Preview } from '../preview';
import type { ReleaseRef } from '../store';
import { transaction } from './connect';

export async function readAccess(pool: Pool): Promise<Access> {
  const { rows } = await pool.query<{ content: unknown }>('select content from registry.access');
  return accessSchema.parse(rows[0]?.content ?? {});
}

export function updateAccess(pool: Pool, change: (access: Access) => Access): Promise<Access> {
  return transaction(pool, async (client) => {
    await client.query(`insert into registry.access (content) values ('{}') on conflict do nothing`);
    const { rows } = await client.query<{ content: unknown }>(
      'select content from registry.access for update',
    );
    const access = change(accessSchema.parse(rows[0]?.content));
    await client.query('update registry.access set content = $1', [JSON.stringify(access)]);
    return access;
  });
}

export async function savePreview(pool: Pool, preview: Preview): Promise<void> {
  await pool.query('delete from registry.previews where expires_at <= now()');
  await pool.query('insert into registry.previews (ticket, expires_at, content) values ($1, $2, $3)', [
    preview.ticket,
    preview.expiresAt,
    JSON.stringify(preview),
  ]);
}

/** Removes the previews of some releases. */
export async function removePreviewsOf(client: PoolClient, releases: readonly ReleaseRef[]): Promise<void> {
  for (const { name, id } of releases) {
    await client.query(
      `delete from registry.previews where content->>'remote' = $1 and content->'release'->>'id' = $2`,
      [name, id],
    );
  }
}

/** Removes previews by their tickets. */
export async function removePreviews(pool: Pool, tickets: readonly string[]): Promise<void> {
  await pool.query('delete from registry.previews where ticket = any($1)', [tickets]);
}

export async function readPreviews(pool: Pool): Promise<Preview[]> {
  const { rows } = await pool.query<{ content: Preview }>(
    'select content from registry.previews where expires_at > now() order by ticket',
  );
  return rows.map(({ content }) => content);
}
