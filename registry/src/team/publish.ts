import { signStatement } from '../access/statement';
import { contentHash } from '../publish/contentHash';
import type { RemoteContent } from '../publish/releaseContent';
import { compressedCopies, loadedBytes } from '../make/compress';
import { packRelease } from '../archive/pack';
import { UserError } from '../userError';
import { buildHere } from './buildHere';
import { checkTypesAgainstLive } from './checkTypesAgainstLive';
import { checkAgainstLive } from './checkAgainstLive';
import { bearerToken, signingKey } from './credentials';
import type { Project } from './project';
import type { RegistryClient } from './registryClient';
import { releaseIdOf } from './sourceHash';
import { sourcesOf } from './sources';
import { violationLines } from './violationLines';

/**
 * Builds a remote and checks it against what is live; gives its size in bytes (brotli), too. Throws a UserError that
 * names every violation.
 */
export async function buildChecked(
  project: Project,
  client: RegistryClient,
): Promise<{ content: RemoteContent; bytes: number }> {
  const [content, live] = await Promise.all([buildHere(project, client.shell), client.contract()]);
  const bytes = loadedBytes(content.manifest, await compressedCopies(content.files));
  const violations = [
    ...checkAgainstLive(live, { ...content.manifest, bytes }, project.budgetKiB),
    ...(await checkTypesAgainstLive(project, content, live, client)),
  ];
  if (violations.length === 0) return { content, bytes };
  throw new UserError(
    [`${project.name} does not fit what is live:`, ...violationLines(project.name, violations)].join('\n'),
    'Fix the named files, or ask the team whose release they need.',
  );
}

/** Publishes the sources as they are now, unless they are published; gives the id of their release. */
export async function publishSources(project: Project, client: RegistryClient): Promise<string> {
  const { name: remote, dir, version, registry } = project;
  const wanted = releaseIdOf(dir, version);
  if ((await client.releases(remote)).some(({ id }) => id === wanted)) return wanted;
  const privateKey = signingKey(remote);
  // A missing one is named before the build, which takes a minute.
  await bearerToken(registry, remote);
  const { content } = await buildChecked(project, client);
  const { id } = content.manifest;
  const statement = {
    remote,
    release: id,
    content: contentHash(content),
    ...sourcesOf(dir),
    signedAt: new Date().toISOString(),
  };
  await client.publish(
    { remote, id },
    await packRelease(content),
    await signStatement(statement, privateKey),
  );
  return id;
}
