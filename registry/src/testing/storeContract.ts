/** The promises of the store port, for each implementation. */
import { vi } from 'vitest';
import type { Store } from '../store/store';
import { testReleases } from './store-contract/releases';
import { testSiteRecords } from './store-contract/siteRecords';
import { testSwitches } from './store-contract/switches';

/**
 * Runs the contract against an implementation.
 *
 * @param open opens another connection to the store of the running test; empty at first
 */
export function testStoreContract(open: () => Promise<Store>): void {
  vi.setConfig({ testTimeout: 30_000 });
  testReleases(open);
  testSwitches(open);
  testSiteRecords(open);
}
