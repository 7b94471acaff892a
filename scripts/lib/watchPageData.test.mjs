import { expect, test } from 'vitest';
import { SITE } from './root.mjs';
import { ownOrigin, watchArguments } from './watchPageData.mjs';

test.each([
  [{}, 'http://127.0.0.1:3000'],
  [{ PORT: '4000', HOST: '0.0.0.0' }, 'http://127.0.0.1:4000'],
  [{ HOST: '10.0.0.7' }, 'http://10.0.0.7:3000'],
  [{ HOST: '::1' }, 'http://[::1]:3000'],
  [{ PORT: '0' }, undefined],
])('with the settings %j the provider is asked at %s', (env, origin) => {
  expect(ownOrigin(env)).toBe(origin);
});

test('the watch renders the pages of the site that npm start serves', () => {
  const args = watchArguments('http://127.0.0.1:3000');
  expect(args.slice(args.indexOf('--target'))).toEqual(['--target', SITE]);
});
