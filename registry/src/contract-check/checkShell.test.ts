import { expect, test } from 'vitest';
import { shellLike } from '../testing/exampleStore';
import { checkShell } from './checkShell';

const live = shellLike();
const withReact = (version: string, platform: string) =>
  shellLike({ id: '2.0.0-next', platform, offers: { ...live.offers, react: { version, names: [] } } });

test.each([
  ['a minor version of a shared module', withReact('19.9.0', '1.2.0')],
  ['a new major version under a new major version of the platform', withReact('20.0.0', '2.0.0')],
  ['the way back from there', withReact('18.0.0', '0.9.0')],
  [
    'a shared module that is new',
    shellLike({ offers: { ...live.offers, antd: { version: '6.0.0', names: [] } } }),
  ],
])('%s is allowed', (_what, next) => {
  expect(checkShell(live, next)).toEqual([]);
});

test('a new major version of a shared module needs one of the platform', () => {
  expect(checkShell(live, withReact('20.0.0', '1.3.0'))).toEqual([
    {
      consumer: 'shell 2.0.0-next',
      file: 'shared/platform/package.json',
      problem: 'has version 1.3.0, but react changes from 19.3.1 to 20.0.0: that is a new major version',
    },
  ]);
});
