import { expect, it } from 'vitest';
import { listenUrl } from './listenUrl';

it.each([
  ['0.0.0.0', 'http://localhost:3000'],
  ['::', 'http://localhost:3000'],
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['::1', 'http://[::1]:3000'],
])('a server on %s is opened at %s', (host, url) => {
  expect(listenUrl(host, { address: host, family: 'IPv4', port: 3000 })).toBe(url);
});
