/** A team for tests: its key, its token, and releases as it would send them. */
import { grant } from '../access/access';
import { keyId, makeKey, signStatement, type Statement } from '../access/statement';
import { hashToken, makeToken } from '../access/tokens';
import { contentHash } from '../publish/contentHash';
import type { RemoteContent } from '../publish/releaseContent';
import { packRelease } from '../archive/pack';
import { integrityOf } from '../make/integrity';
import type { RemoteReleaseManifest } from '../store/manifests';
import type { Store } from '../store/store';
import { remoteLike } from './exampleStore';

export interface Team {
  remote: string;
  token: string;
  privateKey: string;
}

/** Gives a remote's team a key and a token that is valid for a day. */
export async function addTeam(store: Store, remote: string): Promise<Team> {
  const owner = `team of ${remote}`;
  const { privateKey, publicKey } = makeKey();
  const token = makeToken();
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
  await store.updateAccess((access) =>
    grant(access, remote, {
      keys: [{ id: keyId(publicKey), publicKey, owner }],
      tokens: [{ hash: hashToken(token), owner, expiresAt }],
    }),
  );
  return { remote, token, privateKey };
}

/** A small release as its team has built it. */
export function builtRelease(
  remote: string,
  id: string,
  change: Partial<RemoteReleaseManifest> = {},
  text = `/* ${remote} ${id} */`,
): RemoteContent {
  const entry = Buffer.from(text);
  const manifest = remoteLike(remote, { id, files: { 'entry.js': integrityOf(entry) }, ...change });
  return { manifest, files: new Map([['entry.js', entry]]), code: {} };
}

/** A request as `inject` takes it. */
export interface PublishRequest {
  method: 'PUT';
  url: string;
  headers: Record<string, string>;
  payload: Buffer | string;
}

/** A request that publishes a release, with what a test changes. */
export async function publishRequest(
  { remote, token, privateKey }: Team,
  content: RemoteContent,
  change: Partial<Statement> = {},
): Promise<PublishRequest> {
  const statement = {
    remote,
    release: content.manifest.id,
    content: contentHash(content),
    repository: 'acme/quiz',
    commit: '0123456789abcdef',
    signedAt: new Date().toISOString(),
    ...change,
  };
  return {
    method: 'PUT',
    url: `/releases/${remote}/${content.manifest.id}`,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/vnd.reelrupee.release',
      'release-statement': await signStatement(statement, privateKey),
    },
    payload: await packRelease(content),
  };
}
