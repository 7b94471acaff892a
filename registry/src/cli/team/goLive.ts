/** `reelrupee live`, `reelrupee rollback` and `reelrupee remove`. */
import type { Project } from '../../team/project';
import { publishSources } from '../../team/publish';
import type { RegistryClient } from '../../team/registryClient';
import { printSwitch } from '../printSwitch';

/** Publishes the sources and makes them live, for everyone or as a canary; or promotes the canary. */
export async function goLive(
  project: Project,
  client: RegistryClient,
  { canary, promote }: { canary?: number | 'ramp'; promote?: true },
): Promise<void> {
  const { name: remote } = project;
  if (promote) return report(await client.switchTo({ action: 'promote', remote }));
  const release = await publishSources(project, client);
  if (canary !== undefined && (await isLive(client, remote, release))) {
    return console.log(`${remote} ${release} is live for everyone already.`);
  }
  report(
    await client.switchTo(
      canary === undefined
        ? { action: 'release', remote, release }
        : { action: 'canary', remote, release, percent: canary },
    ),
  );
}

/** For CI, which also runs after a change of other files than the sources: there is nothing to try, and no failure. */
async function isLive(client: RegistryClient, remote: string, release: string): Promise<boolean> {
  return (await client.releases(remote)).some(({ id, status }) => id === release && status === 'live');
}

/** Takes back the canary, else the live release. */
export async function rollBack(
  { name: remote }: Project,
  client: RegistryClient,
  { reason }: { reason: string },
): Promise<void> {
  report(await client.switchTo({ action: 'rollback', remote, reason }));
}

/** Takes the remote with its routes out of the site, such as after a first release that fails. */
export async function remove(
  { name: remote }: Project,
  client: RegistryClient,
  { reason }: { reason: string },
): Promise<void> {
  report(await client.switchTo({ action: 'remove', remote, reason }));
}

function report(reply: Awaited<ReturnType<RegistryClient['switchTo']>>): void {
  if (!reply) return console.log('The switch was made.');
  printSwitch(reply.lines, reply.notPrerendered);
  console.log(`Live: composition ${reply.composition}.`);
}
