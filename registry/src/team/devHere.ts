import { serveRemote } from '../dev/serveRemote';
import type { Project } from './project';
import type { RegistryClient } from './registryClient';

/**
 * Serves a remote for previews, for as long as this process lives. Gives what to tell the user: its address in the
 * deployed shell.
 */
export async function devHere(
  { dir, name, routes }: Project,
  client: RegistryClient,
  port: number,
): Promise<string> {
  const { site } = await client.contract();
  const origin = `http://localhost:${port}`;
  await serveRemote({ dir, port, updates: 'reload', portOption: '--port' });
  const address = new URL(routes[0]?.path ?? '/', site);
  address.searchParams.set('preview', `${name}@${origin}`);
  return [
    `${name} in the deployed shell: ${address.href}`,
    `If the page refuses it, ask the site’s operator to allow it: "previewOrigins": ["${origin}"] in its config.json.`,
  ].join('\n');
}
