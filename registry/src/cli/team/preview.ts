import { renderUnicodeCompact } from 'uqr';
import { phoneAddress } from '../../team/phoneAddress';
import type { Project } from '../../team/project';
import { publishSources } from '../../team/publish';
import type { RegistryClient } from '../../team/registryClient';

/** Publishes the sources; prints a link that opens them in the live shell, and its QR code. */
export async function preview(
  project: Project,
  client: RegistryClient,
  options: { days: number },
): Promise<void> {
  const release = await publishSources(project, client);
  const { address, expiresAt } = await client.preview({ remote: project.name, release, ...options });
  const onPhone = phoneAddress(address);
  console.log(`${project.name} ${release}, until ${expiresAt.slice(0, 10)}:\n${address}\n`);
  if (onPhone !== address) console.log(`On a phone in this network: ${onPhone}\n`);
  console.log(renderUnicodeCompact(onPhone));
}
