import { expect, it } from 'vitest';
import { readPending } from './readPending';

it('reads all pages, and a request that is on two of them once', async () => {
  const ids = Array.from({ length: 250 }, (_, index) => ({ _id: String(index) }));
  const moved = [...ids.slice(0, 100), ...ids.slice(99, 199), ...ids.slice(200)];
  const rows = await readPending(({ page, limit }) =>
    Promise.resolve({ data: moved.slice(page * limit, (page + 1) * limit), count: 250 }),
  );
  expect(rows.size).toBe(249);
});

it('ends after a last page that is full', async () => {
  const page = Array.from({ length: 100 }, (_, index) => ({ _id: String(index) }));
  const pages = [page, []];
  expect((await readPending(() => Promise.resolve({ data: pages.shift() ?? [], count: 100 }))).size).toBe(
    100,
  );
});
