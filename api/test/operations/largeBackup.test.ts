import {
  createReadStream,
  createWriteStream,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip, gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { restoreBackup } from '../../src/backup/restoreBackup';
import { writeBackup } from '../../src/backup/writeBackup';
import type { Database } from '../../src/database/database';
import { newId } from '../../src/ids';
import { describeOnEngines } from '../../src/testing/engines';
import { newPerson } from '../../src/testing/people';
import { activateFree, watchReels } from '../../src/testing/watching';

/** A batch of 200 would be longer than a string can be; a run by hand can have as many. */
const IMAGES = Number(process.env['BACKUP_IMAGES'] ?? 8);
const IMAGE_BYTES = 1_440_000;
/** An image takes a third of a second to be saved and restored, on a machine with little else to do. */
const TIMEOUT_MS = 240_000 + IMAGES * 1000;
/** A restore by an administrator who is not in the backup. */
const BY = { replace: true, administratorId: '', at: new Date() };

const folder = mkdtempSync(join(tmpdir(), 'reelrupee-large-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function save(database: Database): Promise<string> {
  const file = join(folder, `${newId()}.gz`);
  await writeBackup(database, createWriteStream(file), new Date());
  return file;
}

describeOnEngines('a backup', (engine) => {
  it(
    'holds one image a line, so that its memory does not depend on their number',
    async () => {
      const { api } = engine;
      const { queries } = api.database;
      const { userId } = await newPerson(api);
      for (let index = 0; index < IMAGES; index += 1) {
        await sql`insert into images (id, user_id, webp, created_at) values (${`image-${index}`}, ${userId},
        decode(repeat(md5(${String(index)}), ${IMAGE_BYTES / 16}), 'hex'), now())`.execute(queries);
      }
      const file = await save(api.database);
      expect(await longestLine(file)).toBeLessThan(3 * IMAGE_BYTES);
      expect(await restoreBackup(api.database, file, BY)).toMatchObject({ kind: 'restored' });
      const stored = await queries
        .selectFrom('images')
        .select(sql<number>`sum(length(webp))`.as('bytes'))
        .executeTakeFirst();
      expect(stored?.bytes).toBe(IMAGES * IMAGE_BYTES);
      await queries.deleteFrom('images').where('user_id', '=', userId).execute();
    },
    TIMEOUT_MS,
  );

  it.each([
    ['a balance is missing', (line: string) => (line.includes('"table":"balances"') ? [] : [line])],
    ['an amount was changed', (line: string) => [line.replace(/(\\"earned_paise\\":)50/, '$1500')]],
  ])('is not restored when %s', async (_what, change) => {
    const { api } = engine;
    const person = await newPerson(api);
    const plan = await activateFree(api, person);
    await watchReels(api, person, plan._id, 2);
    const file = await save(api.database);
    const lines = gunzipSync(readFileSync(file)).toString().trim().split('\n').flatMap(change);
    const rows = lines.reduce((sum, line) => sum + rowsIn(line), 0);
    lines[lines.length - 1] = JSON.stringify({ end: true, rows });
    writeFileSync(file, gzipSync(`${lines.join('\n')}\n`));
    expect(await restoreBackup(api.database, file, BY)).toEqual({
      kind: 'refused',
      reason: 'The ledger in the backup violates its invariants. Nothing was changed.',
    });
  });
});

/** Length of the longest line of an unpacked backup. */
async function longestLine(file: string): Promise<number> {
  let longest = 0;
  const lines = createInterface({ input: createReadStream(file).pipe(createGunzip()) });
  for await (const line of lines) longest = Math.max(longest, line.length);
  return longest;
}

function rowsIn(line: string): number {
  const { table, rows } = JSON.parse(line) as { table?: string; rows?: unknown[] };
  return table === undefined ? 0 : (rows?.length ?? 0);
}
