/** Several processes of the service on one database, and their ends. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Release } from '@reelrupee/federation/composition/composition';
import { startPrivatePostgresql, type PrivatePostgresql } from '../../../api/src/testing/privatePostgresql';
import { findPostgresql } from '../../../api/src/testing/servers';
import { toRelease } from '../make/toRelease';
import { readAudit } from '../store/auditLog';
import { openPostgresStore } from '../store/postgresql/postgresStore';
import type { Store } from '../store/store';
import { readLive, switchLive } from '../switch/switch';
import { publishExample, remoteLike, shellLike } from '../testing/exampleStore';
import { startServiceProcess, type ServiceProcess } from '../testing/serviceProcess';
import { addTeam, type Team } from '../testing/team';

const programs = findPostgresql();
const PROCESSES = 3;
const TEAMS = ['mf-a', 'mf-b', 'mf-c', 'mf-d', 'mf-e', 'mf-f'];
/** The nightly run sends 200. */
const SWITCHES = Number(process.env['SWITCHES'] ?? 24);
const EACH = Math.ceil(SWITCHES / TEAMS.length);

describe.skipIf(!programs)('three processes on one database', () => {
  let server: PrivatePostgresql;
  let store: Store;
  let teams: Team[];
  let processes: ServiceProcess[];

  beforeAll(async () => {
    server = await startPrivatePostgresql(programs ?? '', { durable: true });
    store = await openPostgresStore(server.url);
    teams = await Promise.all(TEAMS.map((remote) => addTeam(store, remote)));
    await goLive();
    processes = await Promise.all(Array.from({ length: PROCESSES }, () => startServiceProcess(server.url)));
  }, 120_000);
  afterAll(async () => {
    await Promise.all(processes.map(({ kill }) => kill()));
    await store.close();
    await server.stop();
  });

  /** Makes a first release of each remote live, and publishes those to be switched to. */
  async function goLive(): Promise<void> {
    await publishExample(store, shellLike());
    const remotes: Record<string, { current: Release }> = {};
    for (const name of TEAMS) {
      for (let index = 0; index <= EACH; index += 1) {
        const manifest = remoteLike(name, { id: idOf(index) });
        await publishExample(store, manifest);
        if (index === 0) remotes[name] = { current: toRelease(manifest) };
      }
    }
    const next = { assets: '/', shell: { release: '1.0.0-shell', platform: '1.2.0' }, remotes };
    const audit = [{ action: 'release' as const, name: 'shell', release: '1.0.0-shell' }];
    await switchLive(store, () => ({ next, audit }), { by: 'test' });
  }

  function idOf(index: number): string {
    return `1.${index}.0-r`;
  }

  /** Sends a switch to one of the processes; a lost reply is asked for again from the next one. */
  async function switchTo({ remote, token }: Team, release: string, first: number): Promise<string> {
    const body = {
      action: 'release',
      remote,
      release,
      request: randomUUID(),
      sentAt: new Date().toISOString(),
    };
    for (let attempt = 0; attempt < 4 * PROCESSES; attempt += 1) {
      const { url = '' } = processes[(first + attempt) % PROCESSES] ?? {};
      const response = await fetch(`${url}/compositions`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }).catch(() => undefined);
      const reply = (await response?.json().catch(() => undefined)) as { repeated?: true } | undefined;
      if (response?.ok || reply?.repeated) return body.request;
      if (response && response.status < 500) throw new Error(JSON.stringify(reply));
    }
    throw new Error(`No process made ${remote} ${release} live.`);
  }

  test(`${EACH * TEAMS.length} racing switches of six teams: none lost, none mixed, each audited once`, async () => {
    const requests = await Promise.all(
      teams.map(async (team, place) => {
        const sent = [];
        for (let index = 1; index <= EACH; index += 1) {
          sent.push(await switchTo(team, idOf(index), place + index));
        }
        return sent;
      }),
    );
    const audit = await readAudit(store);
    const audited = audit.flatMap(({ request }) => request ?? []);
    expect(audited.sort()).toEqual(requests.flat().sort());
    for (const { remote } of teams) {
      const own = audit.filter(({ name, action }) => name === remote && action === 'release');
      expect(own.map(({ release }) => release)).toEqual(
        Array.from({ length: EACH }, (_, index) => idOf(index + 1)),
      );
      expect(own.every(({ by }) => by === `team of ${remote}`)).toBe(true);
      expect((await readLive(store))?.remotes[remote]?.current.id).toBe(idOf(EACH));
    }
  });

  test('a process that is killed in the midst of switches loses none, and audits none twice', async () => {
    const [victim] = processes;
    const before = (await readAudit(store)).length;
    const sent = Promise.all(teams.map((team) => switchTo(team, idOf(1), 0)));
    await victim?.kill();
    const requests = await sent;
    const entries = (await readAudit(store)).slice(before);
    expect(entries.flatMap(({ request }) => request ?? []).sort()).toEqual(requests.sort());
    for (const { remote } of teams) {
      expect((await readLive(store))?.remotes[remote]?.current.id).toBe(idOf(1));
    }
    const head = await store.head();
    expect([...(await store.readSite(head?.site ?? '')).keys()]).toContain('index.html');
  });
});
