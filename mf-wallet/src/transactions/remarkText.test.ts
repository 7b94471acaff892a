import { ADJUSTMENT_REMARKS } from '@reelrupee/contract/adjustments';
import { applyLanguage } from '@reelrupee/platform';
import { afterEach, expect, test } from 'vitest';
import { remarkText } from './remarkText';

afterEach(() => applyLanguage('en'));

test.each([
  ['Paid ₹85.00, UTR 412345678901', '₹85.00 का भुगतान हुआ, UTR 412345678901'],
  ['You get ₹85.00', 'आपको ₹85.00 मिलेंगे'],
  [
    'Being checked until 28/11/2026, 10:00. You get ₹85.00',
    '28/11/2026, 10:00 तक जाँच पूरी होगी। आपको ₹85.00 मिलेंगे',
  ],
  ['Returned by the bank: Account closed', 'बैंक ने लौटाया: Account closed'],
  ['Returned: Wrong UPI ID', 'वापस: Wrong UPI ID'],
  ['The recharge of Gold was reversed', 'Gold का रिचार्ज रद्द हुआ'],
  ['A referral reward was taken back', 'रेफ़रल इनाम वापस लिया गया'],
  // Of a provider of the version before.
  ['Returned: The recharge of Gold was reversed', 'Gold का रिचार्ज रद्द हुआ'],
  ['Returned: A referral reward was taken back', 'रेफ़रल इनाम वापस लिया गया'],
  ['3 reels, Gold (taken back with the recharge)', '3 रील, Gold (रिचार्ज के साथ वापस ली गईं)'],
  [
    '3 reels, Gold (the plan ended before its streak was complete)',
    '3 रील, Gold (स्ट्रीक पूरी होने से पहले प्लान खत्म हुआ)',
  ],
  ['Gold: Wrong transaction ID', 'Gold: Wrong transaction ID'],
  ['1 reel, Gold', '1 रील, Gold'],
  ['10 reels, Free Plan (locked until the streak is complete)', '10 रील, मुफ़्त प्लान (स्ट्रीक पूरी होने तक लॉक)'],
  ['Gold: now available', 'Gold: अब उपलब्ध'],
  ['Free Plan: now available', 'मुफ़्त प्लान: अब उपलब्ध'],
  ['2 reels, Free Plan', '2 रील, मुफ़्त प्लान'],
  ['Gold: taken back with the recharge', 'Gold: रिचार्ज के साथ वापस लिया गया'],
  ['A credit that was missing', 'जो रकम नहीं जुड़ी थी'],
  ['A payout that was too low', 'भुगतान कम हुआ था'],
  ['A gift from us', 'हमारी ओर से उपहार'],
  ['Taken back: credited in error', 'वापस लिया गया: गलती से जुड़ा था'],
  ['Ravi Kumar', 'Ravi Kumar'],
  ['Closed account', 'बंद खाता'],
  ['Closed account: taken back with the recharge', 'बंद खाता: रिचार्ज के साथ वापस लिया गया'],
])('the remark %j is %j in Hindi, and unchanged in English', async (remark, hindi) => {
  expect(remarkText(remark)).toBe(remark);
  await applyLanguage('hi');
  expect(remarkText(remark)).toBe(hindi);
});

test('every reason of an adjustment has a text in Hindi', async () => {
  await applyLanguage('hi');
  for (const remark of Object.values(ADJUSTMENT_REMARKS)) expect(remarkText(remark)).not.toBe(remark);
});
