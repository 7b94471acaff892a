import { expect, test } from 'vitest';
import type { Composition } from '@reelrupee/federation/composition/composition';
import type { Report } from '../canary-analysis/reports';
import type { AuditEntry } from '../store/auditEntry';
import { toRelease } from '../make/toRelease';
import { remoteLike } from '../testing/exampleStore';
import { releasesReport } from './releasesReport';

const release = (id: string) => toRelease(remoteLike('mf-wallet', { id }));
const live: Composition = {
  id: '0123456789ab',
  assets: '/',
  shell: { release: '2.0.0-shell', platform: '1.2.0' },
  remotes: {
    'mf-wallet': {
      current: release('1.1.0-b'),
      previous: release('1.0.0-a'),
      canary: { release: release('1.2.0-c'), percent: 10 },
    },
  },
};

const audit: AuditEntry[] = (
  [
    { by: 'asha', action: 'release', name: 'shell', release: '2.0.0-shell' },
    { by: 'asha', action: 'release', name: 'mf-wallet', release: '1.0.0-a' },
    { by: 'ravi', action: 'release', name: 'mf-wallet', release: '1.1.0-b', from: '1.0.0-a' },
    { by: 'ravi', action: 'canary', name: 'mf-wallet', release: '1.2.0-bad', percent: 10 },
    {
      by: 'auto',
      action: 'demote',
      name: 'mf-wallet',
      release: '1.1.0-b',
      withdrawn: '1.2.0-bad',
      reason: '16.7 % of 60 page views failed',
    },
    { by: 'ravi', action: 'canary', name: 'mf-wallet', release: '1.2.0-c', percent: 10 },
  ] as const
).map((entry, hour) => ({
  at: `2026-01-31T2${Math.min(hour, 3)}:00:00Z`,
  composition: `composition${hour}`,
  ...entry,
}));

const reports: Report[] = (
  [
    { release: '1.1.0-b', kind: 'opened', count: 199 },
    { release: '1.1.0-b', kind: 'timeout', count: 1 },
    { release: '1.2.0-c', kind: 'opened', count: 12 },
  ] as const
).map((report) => ({ remote: 'mf-wallet', lastSeen: '2026-01-31T20:30:00Z', ...report }));

const sources = new Map([
  ['mf-wallet 1.1.0-b', { repository: 'https://git.example/acme/wallet.git', commit: '0123456789abcdef' }],
  ['mf-wallet 1.2.0-c', { repository: 'acme/wallet', signedWith: 'fedcba9876543210' }],
]);
const options = { history: 4, hours: 24, timeZone: 'Asia/Kolkata', sources };
const lines = (text: string) => text.split('\n').map((line) => line.trimEnd());

test('the report has the live releases, their failures and the last switches', () => {
  expect(lines(releasesReport(live, audit, reports, options))).toEqual([
    'Composition 0123456789ab, times in Asia/Kolkata',
    '',
    ' name       release      role         since             by    from                              page views that failed',
    ' shell      2.0.0-shell  live         2026-02-01 01:30  asha',
    ' mf-wallet  1.1.0-b      live         2026-02-01 03:30  ravi  acme/wallet 0123456               0.5 % of 200',
    ' mf-wallet  1.2.0-c      canary 10 %  2026-02-01 04:30  ravi  acme/wallet key fedcba9876543210  0.0 % of 12',
    ' mf-wallet  1.0.0-a      previous     2026-02-01 02:30  asha                                    no reports',
    '',
    'Failures in the last 24 h',
    '  mf-wallet 1.1.0-b: timeout ×1, last at 2026-02-01 02:00',
    '',
    'Last switches',
    '  2026-02-01 03:30  composition2  ravi  release mf-wallet 1.1.0-b (before: 1.0.0-a)',
    '  2026-02-01 04:30  composition3  ravi  canary mf-wallet 1.2.0-bad for 10 % of browsers',
    '  2026-02-01 04:30  composition4  auto  demote mf-wallet 1.2.0-bad (live: 1.1.0-b): 16.7 % of 60 page views failed',
    '  2026-02-01 04:30  composition5  ravi  canary mf-wallet 1.2.0-c for 10 % of browsers',
    '',
    'To take one back:       npm run release -- NAME --rollback --reason "…"',
    'To take all of it back: npm run release -- --rollback --to COMPOSITION --reason "…"',
  ]);
});

test('without a provider it says how to get the rates', () => {
  const text = releasesReport(live, audit, undefined, options);
  expect(text).toContain('name the provider with --api');
  expect(text).not.toContain('no reports');
});
