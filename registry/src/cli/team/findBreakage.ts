import { runCommand } from '../../history/runCommand';
import { bisectHere } from '../../team/bisectHere';
import type { Project } from '../../team/project';
import type { RegistryClient } from '../../team/registryClient';

/** `reelrupee bisect`: prints the first composition on which a test fails, and what changed with it. */
export async function findBreakage(
  { name, dir }: Project,
  client: RegistryClient,
  { test, good, bad }: { test: string; good?: string; bad?: string },
): Promise<void> {
  const { first, runs } = await bisectHere(client, name, {
    good,
    bad,
    passes: (url, output) => runCommand(test, dir, { SITE_URL: url }, output),
    say: (line) => console.log(line),
  });
  console.log(
    `\nThe test fails since composition ${first.id}, ${first.at}, found by running it ${runs + 2} times, the ends included:`,
  );
  for (const change of first.changes) console.log(`  ${change}`);
}
