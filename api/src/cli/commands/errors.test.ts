import { expect, test } from 'vitest';
import type { AdminClient, AdminReply } from '../adminClient';
import { listErrors } from './errors';

type Report = AdminReply<'adminListErrors'>['data'][number];

const reportOf = (release: string, kind: Report['kind']): Report => ({
  remote: 'mf-home',
  release,
  kind,
  count: 3,
  lastSeen: '2026-03-02T10:00:00.000Z',
});

/** A client whose server has these reports. */
const clientWith = (data: Report[]) => ({ call: () => Promise.resolve({ data }) }) as unknown as AdminClient;

test('screens that opened are not listed as errors', async () => {
  const listed = await listErrors(
    clientWith([reportOf('healthy', 'opened'), reportOf('broken', 'render')]),
    24,
  );
  expect(listed).toContain('broken');
  expect(listed).not.toContain('healthy');
  expect(await listErrors(clientWith([reportOf('healthy', 'opened')]), 24)).toBe(
    'No errors in the last 24 hours.',
  );
});
