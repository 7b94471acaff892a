import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { keyId, makeKey, publicPart } from '../access/statement';
import { compress, packRelease, tarOf } from '../archive/pack';
import { integrityOf } from '../make/integrity';
import type { FolderStore } from '../store/folder/folderStore';
import { testStore } from '../testing/testStore';
import { addTeam, builtRelease, publishRequest, type PublishRequest, type Team } from '../testing/team';
import { buildService } from './buildService';

const REF = { name: 'mf-one', id: '1.1.0-b' };
let store: FolderStore;
let app: FastifyInstance;
let team: Team;
let now: number;

beforeEach(async () => {
  now = Date.now();
  store = await testStore();
  team = await addTeam(store, REF.name);
  const site = 'http://site.test';
  app = buildService({ store, audience: 'http://registry.test', site, now: () => now });
});
afterEach(() => app.close());

/** Sends a request; gives its status and the problem in words. */
async function send(request: PublishRequest): Promise<string> {
  const { statusCode, body } = await app.inject(request);
  const { problem = '' } = JSON.parse(body) as { problem?: string };
  return `${statusCode} ${problem.split('\n')[0] ?? ''}`.trim();
}

const release = () => builtRelease(REF.name, REF.id);

/** The release with a stylesheet, of which its manifest says nothing bad. */
function withStyles(css: string): ReturnType<typeof release> {
  const sheet = Buffer.from(css);
  const { manifest, files, code } = release();
  return {
    manifest: { ...manifest, files: { ...manifest.files, 'remote.css': integrityOf(sheet) } },
    files: new Map([...files, ['remote.css', sheet]]),
    code,
  };
}

test('a signed release of the team’s own remote is published with its sources', async () => {
  expect(await send(await publishRequest(team, release()))).toBe('201');
  const manifest = await store.findRelease(REF);
  expect(manifest).toMatchObject({
    provenance: { repository: 'acme/quiz', commit: '0123456789abcdef', publishedBy: 'team of mf-one' },
  });
  expect((await store.readFile(REF, 'entry.js')).toString()).toBe('/* mf-one 1.1.0-b */');
  expect(JSON.parse((await store.readFile(REF, 'release.json')).toString())).toMatchObject({
    id: REF.id,
  });
  const rows: unknown = JSON.parse((await app.inject('/releases/mf-one')).body);
  expect(rows).toContainEqual(
    expect.objectContaining({ id: REF.id, status: 'published', repository: 'acme/quiz' }),
  );
});

test('the list of releases and release.json name the key that signed each, so that those of a stolen key are found', async () => {
  await send(await publishRequest(team, release()));
  const rows: unknown = JSON.parse((await app.inject('/releases/mf-one')).body);
  const signedWith = keyId(publicPart(team.privateKey));
  expect(rows).toEqual([
    expect.objectContaining({ id: REF.id, signedWith }),
    // The workspace signs nothing.
    expect.not.objectContaining({ signedWith: expect.anything() }),
  ]);
  const file: unknown = JSON.parse((await store.readFile(REF, 'release.json')).toString());
  expect(file).toMatchObject({ sources: { signedWith } });
});

test('publishing the same content again changes nothing; other content under its id is refused', async () => {
  await send(await publishRequest(team, release()));
  const built = { ...release(), manifest: { ...release().manifest, builtAt: new Date(0).toISOString() } };
  expect(await send(await publishRequest(team, built))).toBe('200');
  const other = builtRelease(REF.name, REF.id, {}, 'other');
  expect(await send(await publishRequest(team, other))).toBe(
    '409 mf-one 1.1.0-b is published with other content, and a release never changes.',
  );
  expect((await store.readFile(REF, 'entry.js')).toString()).toBe('/* mf-one 1.1.0-b */');
});

test.each(['0001-01-01T00:00:00.000Z', '9999-12-31T00:00:00.000Z'])(
  'the time of a release is the registry’s, not the one that its team says (%s)',
  async (builtAt) => {
    expect(await send(await publishRequest(team, builtRelease(REF.name, REF.id, { builtAt })))).toBe('201');
    expect((await store.findRelease(REF))?.builtAt).toBe(new Date(now).toISOString());
  },
);

describe('refused in words, and nothing is published:', () => {
  afterEach(async () => {
    expect(await store.findRelease(REF)).toBeUndefined();
  });

  test('no token', async () => {
    const { headers, ...request } = await publishRequest(team, release());
    const { authorization: _, ...others } = headers;
    expect(await send({ ...request, headers: others })).toBe('401 The request has no token.');
  });

  test('an unknown token, before the archive is read', async () => {
    const request = await publishRequest({ ...team, token: 'rr_unknown' }, release());
    expect(await send({ ...request, payload: 'no archive' })).toBe(
      '401 The registry does not know this token.',
    );
  });

  test.each(['/compositions', '/previews'])('an archive of a stranger that is sent to %s', async (url) => {
    const headers = { 'content-type': 'application/vnd.reelrupee.release' };
    const { body } = await app.inject({ method: 'POST', url, headers, payload: Buffer.alloc(7_000_000) });
    expect(body).toContain('The request has a body of another type than this address takes.');
  });

  test('an expired token', async () => {
    now += 2 * 86_400_000;
    const expired = new Date(now - 86_400_000).toISOString().slice(0, 10);
    expect(await send(await publishRequest(team, release()))).toBe(
      `401 This token of team of mf-one expired on ${expired}.`,
    );
  });

  test('another team’s remote', async () => {
    const other = await addTeam(store, 'mf-two');
    const request = await publishRequest({ ...other, remote: REF.name }, release());
    expect(await send(request)).toBe('403 team of mf-two may not release mf-one.');
  });

  test('a key that is none of the team’s', async () => {
    const request = await publishRequest({ ...team, privateKey: makeKey().privateKey }, release());
    expect(await send(request)).toMatch(
      /^422 The release is signed with key \w{16}, which is none of mf-one’s team\.$/,
    );
  });

  test('a signature of other content', async () => {
    const request = await publishRequest(team, builtRelease(REF.name, REF.id, {}, 'signed'));
    const payload = await packRelease(release());
    expect(await send({ ...request, payload })).toBe(
      '422 The signature is one for other files than those sent.',
    );
  });

  test('more routes than one remote may have', async () => {
    const routes = Array.from({ length: 31 }, (_, index) => ({
      ...{ path: `/one-${index}`, title: 'One', skeleton: 'list' as const },
    }));
    expect(await send(await publishRequest(team, builtRelease(REF.name, REF.id, { routes })))).toContain(
      '422 The release is refused. It has 31 routes; a remote has at most 30.',
    );
  });

  test('a title that would make every page of the site large', async () => {
    const routes = [{ path: '/one', title: 'One '.repeat(20_000), skeleton: 'list' as const }];
    expect(await send(await publishRequest(team, builtRelease(REF.name, REF.id, { routes })))).toMatch(
      /^422 The release is refused. Its routes and hashes have 80\d{3} bytes; at most 65536 are accepted\./,
    );
  });

  test.each(['endUserSessions', 'adminListUsers', '../evil', '/evil.test/steal', 'getEverything'])(
    'a call that pages would make with the token of every user: %s',
    async (action) => {
      const calls = [{ action, of: 'user' as const }];
      const routes = [{ path: '/one', title: 'One', skeleton: 'list' as const, calls }];
      expect(await send(await publishRequest(team, builtRelease(REF.name, REF.id, { routes })))).toBe(
        `422 The release is refused. /one calls ${action}, which is no query of the contract.`,
      );
    },
  );

  test('more prerender code than is parsed in a short time', async () => {
    const html = `/* ${'long '.repeat(500_000)} */`;
    expect(await send(await publishRequest(team, { ...release(), code: { html } }))).toContain(
      '413 The release is refused. Its prerender code has more than 2 MB.',
    );
  });

  test('a file that is neither script nor stylesheet in the list of those', async () => {
    const { manifest, files, code } = release();
    const content = {
      ...{ manifest: { ...manifest, files: { ...manifest.files, 'note.txt': 'sha384-made-up' } }, code },
      files: new Map([...files, ['note.txt', Buffer.from('note')]]),
    };
    expect(await send(await publishRequest(team, content))).toContain(
      '422 The release is refused. note.txt is not the file that its manifest describes.',
    );
  });

  test('a signature of another release', async () => {
    const request = await publishRequest(team, release(), { release: '1.0.0-first' });
    expect(await send(request)).toBe('422 The signature is one for mf-one 1.0.0-first.');
  });

  test('a forged signature', async () => {
    const request = await publishRequest(team, release());
    const [header = '', payload = ''] = (request.headers['release-statement'] ?? '').split('.');
    const forged = `${header}.${payload}.${randomBytes(64).toString('base64url')}`;
    expect(await send({ ...request, headers: { ...request.headers, 'release-statement': forged } })).toMatch(
      /^422 The signature does not match key/,
    );
  });

  test('a request that was sent long ago', async () => {
    const request = await publishRequest(team, release());
    now += 11 * 60_000;
    expect(await send(request)).toMatch(
      /^422 The signature was made at .*, and the clock of the registry shows .*Z\.$/,
    );
  });

  test('an archive of 50 MB', async () => {
    const request = await publishRequest(team, release());
    expect(await send({ ...request, payload: Buffer.alloc(50 * 1024 * 1024) })).toBe(
      '413 The request is larger than 8 MB.',
    );
  });

  test('an archive that is compressed once more, whatever is in it', async () => {
    const request = await publishRequest(team, release());
    const payload = await compress(gzipSync(tarOf([['files/entry.js', Buffer.alloc(50 * 1024 * 1024)]])));
    expect(await send({ ...request, payload })).toBe('422 The archive is refused. It is compressed twice.');
  });

  test('a small archive with 50 MB in it', async () => {
    const request = await publishRequest(team, release());
    const payload = await compress(tarOf([['files/entry.js', Buffer.alloc(50 * 1024 * 1024)]]));
    expect(payload.length).toBeLessThan(10_000);
    expect(await send({ ...request, payload })).toBe(
      '413 The release is refused. Its content has more than 32 MB.',
    );
  });

  test.each(['../../../etc/passwd', '/etc/passwd', '.release/manifest.json'])('the path %s', async (path) => {
    const files = new Map([...release().files, [path, Buffer.from('x')]]);
    expect(await send(await publishRequest(team, { ...release(), files }))).toBe(
      `422 The release is refused. The path "${path}" is not one of a release.`,
    );
  });

  test('more files than a release has', async () => {
    const names = Array.from({ length: 500 }, (_, index) => [`${index}.txt`, Buffer.from('x')] as const);
    const files = new Map([...release().files, ...names]);
    expect(await send(await publishRequest(team, { ...release(), files }))).toBe(
      '413 The release is refused. It has more than 500 files.',
    );
  });

  test.each(['/etc/passwd', 'other/entry.js'])('the path %s of the archive', async (path) => {
    const request = await publishRequest(team, release());
    const payload = await compress(tarOf([[path, Buffer.from('x')]]));
    expect(await send({ ...request, payload })).toBe(
      `422 The archive is refused. It has a file "${path}", which is no part of a release.`,
    );
  });

  test.each(['../mf-two/1.1.0-b', '.release', '1.1.0-b\0'])('the id %j', async (id) => {
    const request = await publishRequest(team, builtRelease(REF.name, id));
    const url = `/releases/${REF.name}/${encodeURIComponent(id)}`;
    expect(await send({ ...request, url })).toBe('400 This is no address of a release.');
  });

  test('a file that is not the one of the manifest', async () => {
    const built = release();
    const files = new Map([['entry.js', Buffer.from('other')]]);
    expect(await send(await publishRequest(team, { ...built, files }))).toBe(
      '422 The release is refused. entry.js is not the file that its manifest describes.',
    );
  });

  test.each([
    ['nav { display: none }', 'remote.css: nav is outside of the layer remotes.mf-one'],
    ['@layer remotes.mf-one { nav { top: 0 } }', 'remote.css: nav matches elements outside of the remote’s'],
    ['} nav', 'remote.css is no CSS.'],
  ])('a style for the whole page that the manifest conceals: %s', async (css, problem) => {
    expect(await send(await publishRequest(team, withStyles(css)))).toContain(
      `422 The release is refused. ${problem}`,
    );
  });

  test('more rules than are parsed in a short time', async () => {
    const long = withStyles('@layer remotes.mf-one {}\n'.repeat(25_000));
    expect(await send(await publishRequest(team, long))).toBe(
      '413 The release is refused. Its stylesheets have more than 512 KB.',
    );
  });

  test('a name that the code takes and the manifest conceals', async () => {
    const html = `const platform = require("@reelrupee/platform"); platform.secret();`;
    expect(await send(await publishRequest(team, { ...release(), code: { html } }))).toBe(
      '422 The release is refused. It takes secret from @reelrupee/platform, and its manifest does not say so.',
    );
  });
});
