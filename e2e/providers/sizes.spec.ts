/** The longest texts and amounts that a provider may send, on the narrowest phone. */
import { sampled } from '../../api/src/testing/combinations';
import { readPage } from './lyingPage';
import type { Reply } from './providerServer';
import { expect, openAs, SCREEN_PATHS, test } from './test';

test.use({ viewport: { width: 320, height: 640 } });

const AMOUNTS = /amount|earnings|deposit|withdrawn|balance|earned/i;
const NAMES = /^(name|title|referredUserName|remark|type|email|transactionId)$/;
const ELEVEN_DIGITS = 99_999_999_999;
const LONG_NAME = 'W'.repeat(240);

/** The same reply with long names and large amounts. */
function enlarge(reply: Reply): Reply {
  return JSON.parse(JSON.stringify(reply), (key, value: unknown) => {
    if (typeof value === 'number' && AMOUNTS.test(key)) return ELEVEN_DIGITS;
    return typeof value === 'string' && NAMES.test(key) ? LONG_NAME : value;
  }) as Reply;
}

for (const path of sampled(SCREEN_PATHS, 9)) {
  test(`long names and amounts of 11 digits do not widen ${path} [BOUNDARY-4]`, async ({
    page,
    provider,
  }) => {
    const honest = provider.answer;
    provider.answer = (action, payload) => {
      const reply = honest(action, payload);
      return reply && 'code' in reply ? enlarge(reply) : reply;
    };
    await openAs(page, path);
    await expect(page.locator('main h1').first()).toBeAttached();
    await provider.untilQuiet(0);
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    const { overflow, leaks } = await readPage(page);
    expect(overflow).toBeLessThanOrEqual(0);
    expect(leaks).toEqual([]);
  });
}
