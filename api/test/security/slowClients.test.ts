import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import type { Database } from '../../src/database/database';
import { openDatabase } from '../../src/database/openDatabase';
import { mustCall } from '../../src/testing/apiClient';
import { type FixturePack, fixturePack } from '../../src/testing/fixturePack';
import { peakMemoryMb } from '../../src/testing/memory';
import { openRawConnection, type RawConnection } from '../../src/testing/rawConnection';
import {
  type Bundled,
  bundleForTest,
  type ServerProcess,
  startServerProcess,
} from '../../src/testing/serverProcess';
import { newPerson } from '../../src/testing/people';
import { createTestDatabase, type TestDatabase } from '../../src/testing/testDatabases';
import { realClock } from '../../src/time/clock';

const POSTGRESQL = inject('postgresqlUrl');
const MEGABYTE = 1024 ** 2;
const PEAK_MB = 250;
const IMAGE = Buffer.concat([
  Buffer.from('--edge\r\nContent-Disposition: form-data; name="qrImage"; filename="a.png"\r\n\r\n'),
  Buffer.alloc(4.5 * MEGABYTE),
]);

/** The head of a form of 5 MB. */
const head = (action: string, token: string) =>
  `POST /${action} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n` +
  `Content-Type: multipart/form-data; boundary=edge\r\nContent-Length: ${5 * MEGABYTE}\r\n\r\n`;

describe.skipIf(POSTGRESQL === '')('clients that send slowly', () => {
  let bundled: Bundled;
  let pack: FixturePack;
  let database: TestDatabase;
  let server: ServerProcess;
  let direct: Database;
  beforeAll(async () => {
    [bundled, database, pack] = [
      await bundleForTest(),
      await createTestDatabase(POSTGRESQL),
      fixturePack(12),
    ];
    direct = await openDatabase({ databaseUrl: database.url, dataDir: '' });
    const settings = { DATABASE_URL: database.url, MEDIA_DIR: pack.directory, SIGN_IN_LIMIT_PER_MINUTE: '0' };
    server = await startServerProcess(bundled.server, settings);
  });
  afterAll(async () => {
    await server.end('SIGKILL');
    await direct.close();
    await database.drop();
    pack.remove();
    bundled.remove();
  });

  function open(count: number, start: (connection: RawConnection, index: number) => void): RawConnection[] {
    const connections = Array.from({ length: count }, (_, index) => {
      const connection = openRawConnection(server.url);
      start(connection, index);
      return connection;
    });
    onTestFinished(() => connections.forEach((connection) => connection.end()));
    return connections;
  }

  /** Signs a new person in without the server, since hashing passwords takes memory too. */
  const newToken = async () => (await newPerson({ database: direct, clock: realClock })).token;

  it('are refused before their form is read, if they have no session', async () => {
    const connections = open(60, (connection) => {
      connection.write(head('rechargePlan', 'none'));
      connection.write(IMAGE);
    });
    const lines = await Promise.all(connections.map(({ statusLine }) => statusLine));
    expect(new Set(lines)).toEqual(new Set(['HTTP/1.1 200 OK']));
    await vi.waitFor(() => {
      for (const { received } of connections) expect(received()).toContain('"code":401');
    });
    expect(peakMemoryMb(server.pid) ?? 0).toBeLessThan(PEAK_MB);
  });

  it('share one limited memory, if they have one, which is free again when they have gone', async () => {
    const tokens = await Promise.all(Array.from({ length: 60 }, newToken));
    const connections = open(60, (connection, index) => {
      connection.write(head('rechargePlan', tokens[index] ?? ''));
      connection.write(IMAGE);
    });
    const refused = () => connections.filter(({ received }) => received().includes('"code":429'));
    await vi.waitFor(() => expect(refused().length).toBeGreaterThanOrEqual(50), 20_000);
    expect(peakMemoryMb(server.pid) ?? 0).toBeLessThan(PEAK_MB);
    expect(await mustCall(server.url, 'getPlan', {})).toHaveLength(8);
    for (const connection of connections) connection.end();
    await vi.waitFor(async () => {
      const [late] = open(1, (connection) => connection.write(head('rechargePlan', tokens[0] ?? '')));
      late?.write(Buffer.concat([IMAGE, Buffer.alloc(5 * MEGABYTE - IMAGE.length)]));
      expect(await late?.statusLine).toBe('HTTP/1.1 200 OK');
      expect(late?.received()).toContain('The form cannot be read');
    }, 20_000);
  });

  it('lose their connection within 30 seconds, whatever they leave unsent', async () => {
    const token = await newToken();
    const starts = [
      '',
      'POST /getPlan HT',
      'POST /getPlan HTTP/1.1\r\nHost: x\r\nX-Never-Ending: ',
      'POST /getPlan HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{',
      head('getPlan', '').replace(String(5 * MEGABYTE), '60000'),
      head('rechargePlan', token),
    ];
    const startedAt = performance.now();
    const connections = open(100, (connection, index) =>
      connection.write(starts[index % starts.length] ?? ''),
    );
    const dripping = setInterval(() => {
      for (const connection of connections) connection.write('a');
    }, 1000);
    onTestFinished(() => clearInterval(dripping));
    await Promise.all(connections.map(({ closed }) => closed));
    expect(performance.now() - startedAt).toBeLessThan(30_000);
    expect(peakMemoryMb(server.pid) ?? 0).toBeLessThan(PEAK_MB);
    expect(await mustCall(server.url, 'getPlan', {})).toHaveLength(8);
  });
});
