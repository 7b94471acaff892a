import { afterEach, beforeEach, expect, test } from 'vitest';
import { grant } from '../../access/access';
import { DEFAULT_SITE_CONFIG } from '../../store/siteConfig';
import type { Store } from '../../store/store';

const EXPIRED = '2026-01-01T00:00:00.000Z';

/** Tests the other records of a site: configuration, page data, permissions, previews. */
export function testSiteRecords(open: () => Promise<Store>): void {
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.close());

  test('the configuration has defaults, and is what was saved last', async () => {
    expect(await store.config()).toEqual(DEFAULT_SITE_CONFIG);
    const edited = { ...DEFAULT_SITE_CONFIG, productName: 'Other' };
    await store.saveConfig(edited);
    expect(await store.config()).toEqual(edited);
  });

  test('page data is empty at first, and later what was saved last', async () => {
    expect(await store.pageData()).toEqual([]);
    for (const rechargeAmount of [250, 300]) {
      const data = [{ action: 'getPlan', payload: {}, reply: { code: 200, data: [{ rechargeAmount }] } }];
      await store.savePageData(data);
      const other = await open();
      expect(await other.pageData()).toEqual(data);
      await other.close();
    }
  });

  test('the failures of a remote are unknown at first, and later those that were saved last', async () => {
    expect(await store.health('mf-one')).toBeUndefined();
    for (const failed of [1, 2]) {
      const releases = [{ id: '1.0.0-a', views: 10, failed, failures: [] }];
      const health = { readAt: EXPIRED, hours: 24, isTruncated: false, releases };
      await store.saveHealth('mf-one', health);
      const other = await open();
      expect(await other.health('mf-one')).toEqual(health);
      expect(await other.health('mf-two')).toBeUndefined();
      await other.close();
    }
  });

  test('permissions are empty at first; changes at once are all there', async () => {
    expect(await store.access()).toEqual({});
    const other = await open();
    const expiresAt = EXPIRED;
    const tokenOf = (owner: string) => ({ tokens: [{ hash: owner, owner, expiresAt }] });
    await Promise.all([
      store.updateAccess((access) => grant(access, 'mf-one', tokenOf('asha'))),
      other.updateAccess((access) => grant(access, 'mf-one', tokenOf('ravi'))),
    ]);
    const { tokens = [] } = (await store.access())['mf-one'] ?? {};
    expect(tokens.map(({ owner }) => owner).sort()).toEqual(['asha', 'ravi']);
    await other.close();
  });

  test('previews end by their tickets', async () => {
    const release = { id: '1.1.0-b', platform: '^1.0.0', routes: [], files: {} };
    const preview = { remote: 'mf-one', release, by: 'asha', expiresAt: '2999-01-01T00:00:00.000Z' };
    for (const ticket of ['a', 'b', 'c']) await store.savePreview({ ...preview, ticket });
    await store.endPreviews(['a', 'c', 'unknown']);
    expect((await store.previews()).map(({ ticket }) => ticket)).toEqual(['b']);
  });

  test('a preview is kept until it expires', async () => {
    const release = { id: '1.1.0-b', platform: '^1.0.0', routes: [], files: {} };
    const preview = { ticket: 'one', remote: 'mf-one', release, by: 'asha' };
    await store.savePreview({ ...preview, expiresAt: '2999-01-01T00:00:00.000Z' });
    await store.savePreview({ ...preview, ticket: 'old', expiresAt: EXPIRED });
    expect(await store.previews()).toEqual([{ ...preview, expiresAt: '2999-01-01T00:00:00.000Z' }]);
  });
}
