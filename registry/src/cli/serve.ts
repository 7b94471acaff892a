import { buildService } from '../service/buildService';
import { openStore } from '../store/openStore';
import { UserError } from '../userError';

export interface ServeOptions {
  target?: string;
  port: number;
  host: string;
  url?: string;
  site: string;
}

/** Serves the registry until the process gets a signal; then it ends after the requests that are under way. */
export async function serve({ target, port, host, url, site }: ServeOptions): Promise<void> {
  const store = await openStore(target);
  const app = buildService({ store, site, audience: url ?? `http://localhost:${port}` });
  const address = await app.listen({ port, host }).catch(async (error: unknown) => {
    await store.close();
    throw new UserError(
      `The registry cannot listen on ${host}:${port}: ${String(error)}`,
      'Stop the other program there, or choose another --port or --host.',
    );
  });
  console.log(`The registry of ${store.location} listens at ${address}.`);
  const end = async () => {
    await app.close();
    await store.close();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end());
}
