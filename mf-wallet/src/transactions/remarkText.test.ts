import { applyLanguage } from '@reelrupee/platform';
import { afterEach, expect, test } from 'vitest';
import { remarkText } from './remarkText';

afterEach(() => applyLanguage('en'));

test.each([
  ['Paid ₹85.00, UTR 412345678901', '₹85.00 का भुगतान हुआ, UTR 412345678901'],
  ['You get ₹85.00', 'आपको ₹85.00 मिलेंगे'],
  ['1 reel, Gold', '1 रील, Gold'],
  ['10 reels, Free Plan (locked until the streak is complete)', '10 रील, Free Plan (स्ट्रीक पूरी होने तक लॉक)'],
  ['Gold: now available', 'Gold: अब उपलब्ध'],
  ['Ravi Kumar', 'Ravi Kumar'],
])('the remark %j is %j in Hindi, and unchanged in English', async (remark, hindi) => {
  expect(remarkText(remark)).toBe(remark);
  await applyLanguage('hi');
  expect(remarkText(remark)).toBe(hindi);
});
