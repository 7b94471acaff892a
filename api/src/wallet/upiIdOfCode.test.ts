import { expect, it } from 'vitest';
import { upiIdOfCode } from './upiIdOfCode';

it.each([
  ['upi://pay?pa=asha@okbank&pn=Asha&cu=INR', 'asha@okbank'],
  ['UPI://PAY?PN=Asha&PA=asha%40okbank', 'asha@okbank'],
  ['00020101021126370010A0000005240111asha@okbank0204100052040000', 'asha@okbank'],
  ['asha.k-1@okbank', 'asha.k-1@okbank'],
  ['upi://pay?pn=Asha', null],
  ['upi://pay?pa=', null],
  ['000201', null],
  ['0002012699', null],
  ['https://example.com/?pa=asha@okbank', null],
  ['', null],
])('the code %j pays %j', (text, upiId) => {
  expect(upiIdOfCode(text)).toBe(upiId);
});
