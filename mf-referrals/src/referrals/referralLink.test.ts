import { expect, test } from 'vitest';
import { referralLink } from './referralLink';

test.each([
  ['https://reelrupee.in', 'ASHA42', 'https://reelrupee.in/login?ref=ASHA42'],
  ['https://reelrupee.in', '', 'https://reelrupee.in/login?form=signup'],
  ['http://localhost:3000', 'A&B', 'http://localhost:3000/login?ref=A%26B'],
])('on %s the link of %s is %s [REF-1]', (origin, code, link) => {
  expect(referralLink(origin, code)).toBe(link);
});
