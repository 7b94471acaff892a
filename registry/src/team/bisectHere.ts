/** `reelrupee bisect`: the release that broke a browser test, found without access to the registry's store. */
import { bisect, type Bisected } from '../history/bisect';
import { between } from '../history/pastCompositions';
import { serveComposition } from '../history/serveComposition';
import type { PastSwitch } from '../service/contract';
import { UserError } from '../userError';
import type { RegistryClient } from './registryClient';

export interface BisectHere {
  /** A composition that the test passes on; the oldest kept one by default. */
  good?: string | undefined;
  /** A composition that it fails on; the live one by default. */
  bad?: string | undefined;
  /** Runs the test on the site at an address. */
  passes: (siteUrl: string) => Promise<boolean>;
  /** Tells the progress. */
  say: (line: string) => void;
}

/**
 * Finds the first composition that a test fails on. Each is served on this machine for the run of the test; data and
 * files of releases come from the live site. Throws a UserError when the range is not kept.
 */
export async function bisectHere(
  client: Pick<RegistryClient, 'contract' | 'history' | 'pages'>,
  remote: string,
  { good, bad, passes, say }: BisectHere,
): Promise<Bisected<PastSwitch>> {
  const [{ site }, kept] = [await client.contract(), await client.history(remote)];
  const candidates = between(kept, good ?? kept[0]?.id ?? '', bad ?? kept.at(-1)?.id ?? '');
  say(
    `Compositions: ${candidates.length}; runs of the test: at most ${Math.ceil(Math.log2(candidates.length))}.`,
  );
  return bisect(candidates, async ({ id, at }) => {
    const server = await serveComposition(await client.pages(remote, id), site.replace(/\/+$/, ''));
    try {
      const passed = await passes(server.url);
      const problem = server.problem();
      if (problem && !passed)
        throw new UserError(problem, 'Run the command again: this says nothing about a release.');
      say(`  ${id}  ${at}  ${passed ? 'passes' : 'fails'}`);
      return passed;
    } finally {
      await server.stop();
    }
  });
}
