// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

const sent = vi.hoisted(() => [] as string[]);
vi.mock('./sendReport', () => ({
  sendReport: ({ remote, release, event }: Record<string, string>) =>
    sent.push(`${remote} ${release} ${event}`),
}));

beforeEach(() => {
  vi.resetModules();
  sent.length = 0;
});

const late = { remote: 'mf-plans', release: 'new', role: 'current', event: 'timeout' } as const;

test('a release that is late, and then slower than the fall-back, is reported once; the page records both', async () => {
  const { loadEvents, recordLoadEvent } = await import('./loadEvents');
  recordLoadEvent({ ...late, message: '/plan was not rendered after 4 s.' });
  recordLoadEvent({ ...late, message: 'Slower than old.' });
  expect(sent).toEqual(['mf-plans new timeout']);
  expect(loadEvents()).toHaveLength(2);
});

test('another kind of failure, another release and another remote are reported', async () => {
  const { recordLoadEvent } = await import('./loadEvents');
  recordLoadEvent(late);
  recordLoadEvent({ ...late, event: 'render' });
  recordLoadEvent({ ...late, release: 'old' });
  recordLoadEvent({ ...late, remote: 'mf-home' });
  expect(sent).toHaveLength(4);
});

test('previews are not reported', async () => {
  const { recordLoadEvent } = await import('./loadEvents');
  recordLoadEvent({ ...late, role: 'override' });
  expect(sent).toEqual([]);
});
