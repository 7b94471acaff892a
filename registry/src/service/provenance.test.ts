/** The sources of a release that CI publishes are those that the issuer of its identity vouches for. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { trust } from '../access/access';
import type { FolderStore } from '../store/folder/folderStore';
import { testStore } from '../testing/testStore';
import { startIdentityIssuer, type IdentityIssuer } from '../testing/identityIssuer';
import { addTeam, builtRelease, publishRequest, type Team } from '../testing/team';
import { buildService } from './buildService';

const AUDIENCE = 'http://registry.test';
const RUN = { repository: 'acme/one', commit: 'fedcba9876543210' };
const NOT_SAID = { repository: undefined, commit: undefined };

let issuer: IdentityIssuer;
let store: FolderStore;
let team: Team;
beforeAll(async () => {
  issuer = await startIdentityIssuer();
});
afterAll(() => issuer.stop());
beforeEach(async () => {
  store = await testStore();
  const member = await addTeam(store, 'mf-one');
  await store.updateAccess((access) =>
    trust(access, 'mf-one', { issuer: issuer.url, repository: RUN.repository }),
  );
  const claims = { repository: RUN.repository, sha: RUN.commit };
  team = { ...member, token: await issuer.token(claims, AUDIENCE) };
});

/** Publishes a release whose statement says these sources; gives the status and the release's provenance. */
async function publish(said: { repository?: string | undefined; commit?: string | undefined }) {
  const app = buildService({ store, audience: AUDIENCE, site: 'http://site.test' });
  const { repository, commit } = said;
  const change = { repository, commit } as Partial<typeof RUN>;
  const { statusCode } = await app.inject(
    await publishRequest(team, builtRelease('mf-one', '2.0.0-b'), change),
  );
  await app.close();
  const manifest = await store.findRelease({ name: 'mf-one', id: '2.0.0-b' });
  return { statusCode, provenance: manifest?.kind === 'remote' ? manifest.provenance : undefined };
}

test.each([
  ['says them too', RUN],
  ['says nothing', NOT_SAID],
])('they are kept with a release whose statement %s', async (_name, said) => {
  expect(await publish(said)).toMatchObject({
    statusCode: 201,
    provenance: { ...RUN, publishedBy: 'CI of acme/one at fedcba9' },
  });
});

test.each([
  ['another repository', { ...RUN, repository: 'acme/other' }],
  ['another commit', { ...RUN, commit: '0123456789abcdef' }],
])('a statement that names %s is refused', async (_name, said) => {
  expect(await publish(said)).toEqual({ statusCode: 422, provenance: undefined });
});
