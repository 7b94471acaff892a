import { expect, test } from 'vitest';
import { loadErrorKind, LoadError } from './loadError';

function chunkError(type: string): Error {
  return Object.assign(new Error('Loading chunk a failed.'), { name: 'ChunkLoadError', type });
}

test.each([
  [new LoadError('integrity', 'changed'), 'integrity'],
  [chunkError('integrity'), 'integrity'],
  [chunkError('unreachable'), 'unreachable'],
  [chunkError('missing'), 'evaluation'],
  [chunkError('error'), 'unreachable'],
  [Object.assign(new Error('css'), { code: 'CSS_CHUNK_LOAD_FAILED', type: 'error' }), 'style'],
  [new TypeError('x is not a function'), 'render'],
  ['thrown text', 'render'],
])('%o is of kind %s', (error, kind) => {
  expect(loadErrorKind(error, 'render')).toBe(kind);
});
