/** The site behind nginx while the registry, or its database, is down. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startPrivatePostgresql } from '../../../api/src/testing/privatePostgresql';
import { findPostgresql, findServer } from '../../../api/src/testing/servers';
import { servedFolder } from '../../../deploy/testing/servedFolder';
import { mirrorSite } from '../store/folder/mirror';
import { openPostgresStore } from '../store/postgresql/postgresStore';
import { rollBackRemote } from '../switch/rollBackRemote';
import { step } from '../switch/step';
import { requireLive, switchLive } from '../switch/switch';
import { addRemote, goLive, remoteLike } from '../testing/exampleStore';
import { startSiteAndRegistry } from '../testing/nginx';
import { startServiceProcess } from '../testing/serviceProcess';

const programs = findPostgresql();
const nginxProgram = findServer('nginx');

test.skipIf(!programs || !nginxProgram)(
  'the site stays whole while the registry and its database are down',
  async () => {
    const folder = servedFolder('mirror-');
    const database = await startPrivatePostgresql(programs ?? '');
    const store = await openPostgresStore(database.url);
    await goLive(store);
    await mirrorSite(store, folder);
    const processes = await Promise.all([
      startServiceProcess(database.url),
      startServiceProcess(database.url),
    ]);
    const nginx = await startSiteAndRegistry(
      nginxProgram ?? '',
      join(folder, 'public'),
      processes.map(({ url }) => url),
    );
    const seen = async () => {
      const paths = ['/', '/one', '/composition.json', '/mf-one/1.0.0-first/entry.js'];
      const replies = await Promise.all(paths.map((path) => fetch(nginx.site + path)));
      return Promise.all(replies.map(async (reply) => `${reply.status} ${await reply.text()}`));
    };
    const live = await seen();
    expect(live.every((reply) => reply.startsWith('200 '))).toBe(true);
    expect((await fetch(`${nginx.registry}/contract`)).status).toBe(200);

    // One of two processes: nobody notices.
    await processes[0]?.kill();
    expect((await fetch(`${nginx.registry}/contract`)).status).toBe(200);

    // A switch that no mirror has seen, and then neither registry nor database.
    const release = await addRemote(store, remoteLike('mf-one', { id: '1.1.0-b' }));
    await switchLive(store, (now) => step(requireLive(now), 'mf-one', { kind: 'release', release }, {}));
    await rollBackRemote(store, 'mf-one', 'test');
    await store.close();
    await processes[1]?.kill();
    await database.stop();
    const refused = await fetch(`${nginx.registry}/contract`);
    expect([refused.status, await refused.json()]).toEqual([
      503,
      { problem: 'The registry is down. The site is served as it is.\nTry again later.' },
    ]);
    expect(await seen()).toEqual(live);
    await nginx.stop();
    rmSync(folder, { recursive: true });
  },
);
