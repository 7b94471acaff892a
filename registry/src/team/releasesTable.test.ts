import { expect, test } from 'vitest';
import { releasesTable } from './releasesTable';

test('the table has a line for each release, with its sources and the key that signed it', () => {
  const lines = releasesTable([
    {
      id: '1.1.0-b',
      builtAt: '2026-01-31T09:05:00.000Z',
      bytes: 10,
      status: 'taken back',
      repository: 'acme/quiz',
      commit: '0123456789abcdef',
      testedBy: 'process',
      publishedBy: 'asha',
      signedWith: 'fedcba9876543210',
    },
    { id: '1.0.0-first', builtAt: '2026-01-30T09:05:00.000Z', bytes: 10, status: 'live' },
  ]).split('\n');
  expect(lines).toEqual([
    '1.1.0-b      taken back  2026-01-31 09:05 UTC  by asha  with key fedcba9876543210  from acme/quiz  at 0123456  not tested in a browser',
    '1.0.0-first  live        2026-01-30 09:05 UTC',
  ]);
});
