/** Every remote × every fault, in a real browser. Each case is a step of its group's test. */
import { expect, test, type Page } from '@playwright/test';
import { GROUPS, nameOf, type Case } from './cases';
import { PageTime } from './pageTime';
import { expectRecovery, expectOfflineRecovery } from './expectRecovery';
import { startOneOrigin, startTwoOrigins, type Hosts } from '../site/twoOrigins';
import { signInAsAnyone } from '../site/visitor';

test.describe.configure({ mode: 'parallel' });

for (const [group, cases] of Object.entries(GROUPS)) {
  test(`faults survived: ${group}`, async ({ context, page }) => {
    test.setTimeout(300_000);
    const isSplit = cases.some((one) => one.kind === 'fault' && one.twoOrigins);
    const hosts = await (isSplit ? startTwoOrigins() : startOneOrigin());
    await PageTime.stop(context);
    await signInAsAnyone(page);
    const errors: string[] = [];
    for (const one of cases) {
      const name = `${one.remote} ${nameOf(one)}`;
      const error = await test.step(name, () => errorOf(page, hosts, one));
      if (error !== undefined) errors.push(`${name}: ${error}`);
    }
    await hosts.stop();
    expect(errors).toEqual([]);
  });
}

/** The failed expectation, or undefined. */
async function errorOf(page: Page, hosts: Hosts, one: Case): Promise<string | undefined> {
  const told = hosts.pages.reports.length;
  try {
    await (one.kind === 'fault' ? expectRecovery(page, hosts, one) : expectOfflineRecovery(page, hosts, one));
    return undefined;
  } catch (error) {
    const [what] = String(error instanceof Error ? error.message : error).split('\n');
    const reports = hosts.pages.reports.slice(told).map(({ kind, release }) => `${release} ${kind}`);
    return `${what}; reports: ${reports.join(', ')}`;
  }
}
