/** Types over HTTP: published with a release, believed only if they are those of its manifest, read by teams. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { WORKSPACE } from '@reelrupee/federation/presets/workspace';
import { join } from 'node:path';
import { declarationsHash, parseReleaseTypes } from '../contract-types/declarations';
import { lineOf, OFFER, offerWith, SCREEN, SOURCES } from '../contract-types/testing/offer';
import type { RemoteContent } from '../publish/releaseContent';
import { shellStep } from '../switch/releaseShell';
import { switchLive } from '../switch/switch';
import { checkTypesAgainstLive } from '../team/checkTypesAgainstLive';
import type { Project } from '../team/project';
import type { FolderStore } from '../store/folder/folderStore';
import { publishExample, shellLike } from '../testing/exampleStore';
import { testStore } from '../testing/testStore';
import { addTeam, builtRelease, publishRequest, type Team } from '../testing/team';
import { buildService } from './buildService';
import type { LiveContract } from './contract';

const TYPES = JSON.stringify({ declarations: OFFER, sources: SOURCES });
/** The live shell has no `paise` any more. */
const NEXT = offerWith('ui/src/core.d.ts', 'paise: number; ', '');

let store: FolderStore;
let app: FastifyInstance;
let team: Team;
beforeEach(async () => {
  store = await testStore();
  team = await addTeam(store, 'mf-one');
  app = buildService({ store, audience: 'http://registry.test', site: 'http://site.test' });
});
afterEach(() => app.close());

function built(types: string, hash = declarationsHash(OFFER)): RemoteContent {
  return { ...builtRelease('mf-one', '1.1.0-b', { types: hash }), code: { types } };
}

async function publish(content: RemoteContent): Promise<string> {
  const { statusCode, body } = await app.inject(await publishRequest(team, content));
  return `${statusCode} ${body}`;
}

async function releaseShell(): Promise<void> {
  const manifest = shellLike({ id: '1.1.0-shell', types: declarationsHash(NEXT) });
  const types = JSON.stringify({ declarations: NEXT, sources: {} });
  await publishExample(store, manifest, { code: { types } });
  await switchLive(store, (live) => shellStep(store, live, manifest));
}

test('a release is published with its types', async () => {
  expect(await publish(built(TYPES))).toMatch(/^201/);
  const kept = await store.readCode({ name: 'mf-one', id: '1.1.0-b' }, 'types');
  expect(parseReleaseTypes(kept ?? '').sources).toEqual(SOURCES);
});

test.each([
  ['other declarations', TYPES, 'another', 'Its types are not those that its manifest describes.'],
  ['something else', '{"files":1}', declarationsHash(OFFER), 'Its types.json has not the form of types.'],
])('a release with %s is refused', async (_name, types, hash, problem) => {
  const reply = await publish(built(types, hash));
  expect(reply).toMatch(/^422/);
  expect(reply).toContain(problem);
});

test('the live shell tells its types; one that was released without them says so', async () => {
  expect((await app.inject('/contract/types')).statusCode).toBe(404);
  await releaseShell();
  expect((await app.inject('/contract/types')).json()).toEqual(NEXT);
});

test('a team’s check names the line that does not fit the live shell, before anything is published', async () => {
  await releaseShell();
  const live = (await app.inject('/contract')).json<LiveContract>();
  const project = { dir: join(WORKSPACE, 'mf-wallet'), name: 'mf-one' } as Project;
  const client = { types: async () => (await app.inject('/contract/types')).json<typeof NEXT>() };
  const violations = await checkTypesAgainstLive(project, built(TYPES), live, client);
  expect(violations).toMatchObject([{ file: `mf-one/${SCREEN}:${lineOf('<Amount paise')}` }]);
});

test.each([
  [
    '/contract/types',
    'The live shell was released without declarations.\nAsk the registry’s operator to release it again.',
  ],
  [
    '/compositions/abc',
    'No composition abc was ever live.\nGET /compositions?remote= lists those of the last 90 days.',
  ],
])('the refusal of %s names no command of the workspace', async (url, problem) => {
  const reply = await app.inject(url);
  expect(reply.statusCode).toBe(404);
  expect(reply.json()).toEqual({ problem });
});
