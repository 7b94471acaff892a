// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

const sent = vi.hoisted(() => [] as string[]);
vi.mock('./beacon', () => ({
  sendBeacon: ({ remote, release, event }: Record<string, string>) =>
    sent.push(`${remote} ${release} ${event}`),
}));

beforeEach(() => {
  vi.resetModules();
  sent.length = 0;
});

const late = { remote: 'mf-plans', release: 'new', why: 'current', event: 'timeout' } as const;

test('a release that is late, and then slower than the spare, is told once; the page keeps both', async () => {
  const { journal, note } = await import('./journal');
  note({ ...late, message: '/plan was not drawn after 4 s.' });
  note({ ...late, message: 'Slower than old.' });
  expect(sent).toEqual(['mf-plans new timeout']);
  expect(journal()).toHaveLength(2);
});

test('another kind of failure, another release and another remote are told', async () => {
  const { note } = await import('./journal');
  note(late);
  note({ ...late, event: 'render' });
  note({ ...late, release: 'old' });
  note({ ...late, remote: 'mf-home' });
  expect(sent).toHaveLength(4);
});

test('nothing is told of a preview', async () => {
  const { note } = await import('./journal');
  note({ ...late, why: 'override' });
  expect(sent).toEqual([]);
});
