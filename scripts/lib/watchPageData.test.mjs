import { expect, test } from 'vitest';
import { ownOrigin } from './watchPageData.mjs';

test.each([
  [{}, 'http://127.0.0.1:3000'],
  [{ PORT: '4000', HOST: '0.0.0.0' }, 'http://127.0.0.1:4000'],
  [{ HOST: '10.0.0.7' }, 'http://10.0.0.7:3000'],
  [{ HOST: '::1' }, 'http://[::1]:3000'],
  [{ PORT: '0' }, undefined],
])('with the settings %j the provider is asked at %s', (env, origin) => {
  expect(ownOrigin(env)).toBe(origin);
});
