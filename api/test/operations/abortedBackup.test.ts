/** An administrator ends the download of a backup before its end: an ordinary event, without an alert. */
import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { describe, expect, inject, it } from 'vitest';
import { startTestApi } from '../../src/testing/startTestApi';
import { createTestDatabase } from '../../src/testing/testDatabases';
import { newPerson } from '../../src/testing/people';

const POSTGRESQL = inject('postgresqlUrl');
/** More than the buffers of both sides hold. */
const IMAGES = 16;
const IMAGE_BYTES = 1_400_000;

interface LogLine {
  level: number;
  msg: string;
}

describe.skipIf(POSTGRESQL === '')('a backup whose download is ended early, on PostgreSQL', () => {
  it('is in the log as information, with the reason', async () => {
    const own = await createTestDatabase(POSTGRESQL);
    const lines: LogLine[] = [];
    const log = { write: (line: string) => void lines.push(JSON.parse(line) as LogLine) };
    const api = await startTestApi({ databaseUrl: own.url, log });
    const { userId } = await newPerson(api);
    for (let index = 0; index < IMAGES; index += 1) {
      const webp = randomBytes(IMAGE_BYTES);
      const image = { id: `image-${index}`, user_id: userId, webp, created_at: api.clock.now() };
      await api.database.queries.insertInto('images').values(image).execute();
    }
    await leaveDownload(api.url, api.admin.token);
    const told = () => lines.filter(({ msg }) => msg.includes('backup'));
    await expect.poll(told, { timeout: 20_000 }).toHaveLength(1);
    expect(told()).toMatchObject([
      { level: 30, msg: 'the client ended the download of a backup before its end' },
    ]);
    expect(lines.filter(({ level }) => level >= 50)).toEqual([]);
    await api.stop();
    await own.drop();
  });
});

/** Ends the connection when the reply has begun. */
function leaveDownload(url: string, token: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` };
    const asked = request(`${url}/adminBackup`, { method: 'POST', headers }, (response) => {
      response.once('data', () => {
        response.destroy();
        resolve();
      });
    });
    asked.once('error', reject).end();
  });
}
