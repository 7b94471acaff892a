import { healthTable } from '../../team/healthTable';
import type { Project } from '../../team/project';
import type { RegistryClient } from '../../team/registryClient';

/** `reelrupee health`: prints how often the releases failed in browsers, and with which messages. */
export async function showHealth(
  { name: remote, registry }: Project,
  client: RegistryClient,
  { json }: { json?: true },
): Promise<void> {
  const reply = await client.health(remote);
  if (reply?.health)
    return console.log(json ? asJson({ remote, ...reply.health }) : healthTable(remote, reply.health));
  const problem = reply
    ? `The registry has no reports about ${remote} yet. The watch of the site’s operator reads them every five minutes: npm run releases -- --judge --every 60`
    : `The registry at ${registry} is older than this command and keeps no reports. Ask its operator to update it.`;
  console.log(json ? asJson({ remote, problem }) : problem);
}

function asJson(value: object): string {
  return JSON.stringify(value, null, 2);
}
