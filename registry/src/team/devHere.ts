import { serveRemote } from '../dev/serveRemote';
import type { Project } from './project';
import type { RegistryClient } from './registryClient';

/** Serves a remote for previews, and shows its address in the deployed shell. Runs until it is ended. */
export async function devHere(
  { dir, name, routes }: Project,
  client: RegistryClient,
  port: number,
): Promise<void> {
  const { site } = await client.contract();
  const origin = `http://localhost:${port}`;
  await serveRemote(dir, port, 'reload');
  const address = new URL(routes[0]?.path ?? '/', site);
  address.searchParams.set('preview', `${name}@${origin}`);
  console.log(`\n${name} in the deployed shell: ${address.href}`);
  console.log(`The site must allow it: "previewOrigins": ["${origin}"] in its config.json.`);
}
