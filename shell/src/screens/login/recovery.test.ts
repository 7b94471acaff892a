import { expect, test } from 'vitest';
import { recoveryOf } from './recovery';

test.each([
  ['', null],
  ['ref=ABC', null],
  ['form=signup', null],
  ['form=forgot', { kind: 'forgot' }],
  ['reset=abc', { kind: 'reset', code: 'abc' }],
  ['reset=', { kind: 'reset', code: '' }],
  ['verify=abc', { kind: 'verify', code: 'abc' }],
  ['verify=', null],
])('the query %j asks for %o', (query, recovery) => {
  expect(recoveryOf(new URLSearchParams(query))).toEqual(recovery);
});
