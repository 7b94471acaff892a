import { expect, test } from 'vitest';
import { resolveAddress, type To } from './location';

test.each<[To, string]>([
  ['/plan', '/plan'],
  ['/plan?from=home#top', '/plan?from=home#top'],
  ['?reset=', '/login?reset='],
  ['#top', '/login#top'],
  [{ pathname: '/plan' }, '/plan'],
  [{ search: '?form=signup' }, '/login?form=signup'],
  ['//elsewhere.example/plan', '/elsewhere.example/plan'],
  ['/\\elsewhere.example', '/elsewhere.example'],
  ['https://elsewhere.example/plan', 'https://elsewhere.example/plan'],
  ['mailto:help@elsewhere.example', 'mailto:help@elsewhere.example'],
  ['https://[', 'https://['],
])('relative to /login, %j is %s', (to, address) => {
  expect(resolveAddress(to, '/login')).toBe(address);
});
