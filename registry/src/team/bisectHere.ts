/** `reelrupee bisect`: the release that broke a browser test, found without access to the registry's store. */
import type { Bisected } from '../history/bisect';
import { searchBreakage, type RunTest, type SearchOptions } from '../history/searchBreakage';
import { serveComposition } from '../history/serveComposition';
import type { PastSwitch } from '../service/contract';
import { UserError } from '../userError';
import type { RegistryClient } from './registryClient';

export interface BisectHere extends SearchOptions {
  /** Runs the test on the site at an address. */
  passes: RunTest;
}

/**
 * Finds the first composition that a test fails on. Each is served on this machine for the run of the test; data and
 * files of releases come from the live site. Throws a UserError as `searchBreakage` does, and when the site breaks off.
 */
export async function bisectHere(
  client: Pick<RegistryClient, 'contract' | 'history' | 'pages'>,
  remote: string,
  { passes, ...options }: BisectHere,
): Promise<Bisected<PastSwitch>> {
  const [{ site }, kept] = [await client.contract(), await client.history(remote)];
  return searchBreakage(kept, options, async ({ id }, output) => {
    const server = await serveComposition(await client.pages(remote, id), site.replace(/\/+$/, ''));
    try {
      const passed = await passes(server.url, output);
      const problem = server.problem();
      if (problem && !passed)
        throw new UserError(problem, 'Run the command again: this says nothing about a release.');
      return passed;
    } finally {
      await server.stop();
    }
  });
}
