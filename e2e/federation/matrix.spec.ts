/** Every remote × every fault, in a real browser. `printMatrix.ts` prints what became of them. */
import { expect, test, type Page } from '@playwright/test';
import { GROUPS, nameOf, type Case } from './cases';
import { startFaultServer, type FaultServer } from './faultServer';
import { noteOutcome } from './outcomes';
import { PageTime } from './pageTime';
import { SITE_DIR } from './site';
import { survive, surviveOffline } from './survive';
import { signInAsAnyone } from './visitor';

test.describe.configure({ mode: 'parallel' });
// A trace of a hundred page views would cost more than the page views.
test.use({ trace: 'off' });

for (const [group, cases] of Object.entries(GROUPS)) {
  test(`faults survived: ${group}`, async ({ context, page }, { project }) => {
    test.setTimeout(300_000);
    const server = await startFaultServer({ siteDir: SITE_DIR });
    await PageTime.stop(context);
    await signInAsAnyone(page);
    const troubles: string[] = [];
    for (const one of cases) {
      const trouble = await troubleOf(page, server, one);
      const outcome = { name: nameOf(one), remote: one.remote, ...(trouble !== undefined && { trouble }) };
      noteOutcome(project.outputDir, group, outcome);
      if (trouble !== undefined) troubles.push(`${one.remote} ${nameOf(one)}: ${trouble}`);
    }
    await server.stop();
    expect(troubles).toEqual([]);
  });
}

/** Undefined when all is as it should be, else what is not. */
async function troubleOf(page: Page, server: FaultServer, one: Case): Promise<string | undefined> {
  const told = server.reports.length;
  try {
    await (one.kind === 'fault' ? survive(page, server, one) : surviveOffline(page, server, one));
    return undefined;
  } catch (error) {
    const [what] = String(error instanceof Error ? error.message : error).split('\n');
    const reports = server.reports.slice(told).map(({ kind, release }) => `${release} ${kind}`);
    return `${what}; reports: ${reports.join(', ')}`;
  }
}
