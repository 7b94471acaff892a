import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chunkName } from './chunkName';
import { chunks } from './chunks';
import { peerRoutes } from './routes';

test('a bundle has a chunk for log-in and for each route of the remotes, named after it', () => {
  const paths = ['/login', ...peerRoutes.map(({ path }) => path)].sort();
  expect(Object.keys(chunks).sort()).toEqual(paths);
  const source = readFileSync(join(import.meta.dirname, 'chunks.ts'), 'utf8');
  const names = [...source.matchAll(/webpackChunkName: "([^"]+)"/g)].map(([, name]) => name ?? '');
  expect(names.sort()).toEqual(paths.map(chunkName).sort());
});
