/** `reelrupee live`, `reelrupee rollback` and `reelrupee remove`. */
import type { Project } from '../../team/project';
import { publishSources } from '../../team/publish';
import type { RegistryClient } from '../../team/registryClient';
import { UserError } from '../../userError';
import { printSwitch } from '../printSwitch';

/** Publishes the sources and makes them live, for everyone or as a canary; or promotes the canary. */
export async function goLive(
  project: Project,
  client: RegistryClient,
  { canary, promote, again }: { canary?: number | 'ramp'; promote?: true; again?: true },
): Promise<void> {
  const { name: remote } = project;
  if (promote) return promoteCanary(client, remote);
  const release = await publishSources(project, client);
  const rows = await client.releases(remote);
  const status = rows.find(({ id }) => id === release)?.status;
  // For CI, which also runs after a change of other files than the sources: there is nothing to try, and no failure.
  if (canary !== undefined && status === 'live') {
    // The sources were put back, but not the site: a success would say that it was.
    const out = rows.find((row) => row.status === 'canary');
    if (!out) return console.log(`${remote} ${release} is live for everyone already.`);
    throw new UserError(
      `${remote} ${release} is live, and the canary ${out.id} is still out; nothing was switched.`,
      `Take the canary back: npx reelrupee rollback --reason "…"`,
    );
  }
  // Such a run of CI must not bring back an error that was taken back.
  if (status === 'taken back' && !again) {
    throw new UserError(
      `${remote} ${release} was taken back; nothing was switched.`,
      'See why: npx reelrupee history. Then change the sources, or add --again to make it live all the same.',
    );
  }
  console.error(`Switching to ${remote} ${release}: the registry checks it and renders the pages …`);
  report(
    await client.switchTo(
      canary === undefined
        ? { action: 'release', remote, release }
        : { action: 'canary', remote, release, percent: canary },
    ),
  );
}

async function promoteCanary(client: RegistryClient, remote: string): Promise<void> {
  const release = await releaseWith(client, remote, ['canary']);
  console.log(`Promoting ${remote} ${release}.`);
  report(await client.switchTo({ action: 'promote', remote, release }));
}

/** The release that has the first of these statuses that any has. Throws a UserError without one: one that comes later is not meant. */
async function releaseWith(
  client: RegistryClient,
  remote: string,
  statuses: ('canary' | 'live')[],
): Promise<string> {
  const rows = await client.releases(remote);
  const found = statuses.map((status) => rows.find((row) => row.status === status)).find(Boolean);
  if (found) return found.id;
  throw new UserError(
    `No release of ${remote} is ${statuses.join(' or ')}.`,
    'See what is there: npx reelrupee releases',
  );
}

/** Takes back the canary, else the live release: the one that it prints, or none if another switch comes first. */
export async function rollBack(
  { name: remote }: Project,
  client: RegistryClient,
  { reason }: { reason: string },
): Promise<void> {
  const release = await releaseWith(client, remote, ['canary', 'live']);
  console.log(`Taking back ${remote} ${release}.`);
  report(await client.switchTo({ action: 'rollback', remote, reason, release }));
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
