/** After all tests: the fault matrix, merged from the workers of its groups. */
import type { FullConfig } from '@playwright/test';
import { GROUPS, nameOf } from './cases';
import { readResults, type FaultResult } from './faultResults';

/** Prints the matrix of this run, if it was part of it. A case without an outcome counts as failed. */
export default function printMatrix({ projects }: FullConfig): void {
  const outputDir = projects[0]?.outputDir ?? '';
  const groups = Object.entries(GROUPS).map(([group, cases]) => ({
    cases,
    outcomes: readResults(outputDir, group),
  }));
  if (groups.every(({ outcomes }) => outcomes === undefined)) return;
  const all = groups.flatMap(({ cases, outcomes }) =>
    cases.map((one) => {
      const name = nameOf(one);
      const known = outcomes?.findLast((outcome) => outcome.name === name && outcome.remote === one.remote);
      return known ?? { name, remote: one.remote, error: 'was not run' };
    }),
  );
  for (const name of new Set(all.map((outcome) => outcome.name))) {
    const row = all.filter((outcome) => outcome.name === name).map(inWords);
    console.log(`  ${name.padEnd(34)} ${row.join(' · ')}`);
  }
  const survived = all.filter(({ error }) => error === undefined);
  console.log(`\n${survived.length} of ${all.length} survived`);
}

function inWords({ remote, error }: FaultResult): string {
  return `${remote} ${error === undefined ? 'ok' : `FAILED (${error})`}`;
}
