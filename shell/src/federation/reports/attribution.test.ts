import { expect, test } from 'vitest';
import { scriptAddresses, slowOwner, type FrameScript } from './attribution';

const WALLET = 'https://site.in/mf-wallet/1.0.0-a/';
const FIRST = 'https://site.in/shell/1.0.0-s/first.js';
const ownerOf = (address: string) => (address.startsWith(WALLET) ? 'mf-wallet' : undefined);

test.each([
  ['Chrome', `Error: no plan\n    at onClick (${WALLET}remote.js:1:200)\n    at run (${FIRST}:2:9)`],
  ['Firefox and Safari', `onClick@${WALLET}remote.js:1:200\nrun@${FIRST}:2:9`],
])('the scripts of a stack are found, the innermost first: %s', (_browser, stack) => {
  const error = Object.assign(new Error('no plan'), { stack });
  expect(scriptAddresses(error).map((address) => address.replace(/(:\d+){1,2}$/, ''))).toEqual(
    stack.includes('@')
      ? [`onClick@${WALLET}remote.js`, `run@${FIRST}`].map((at) => at.split('@')[1])
      : [`${WALLET}remote.js`, FIRST],
  );
});

test('a value that is no error has no scripts', () => {
  expect(scriptAddresses('no plan')).toEqual([]);
});

const script = (sourceURL: string, duration: number, invokerType = 'event-listener'): FrameScript => ({
  sourceURL,
  duration,
  invokerType,
});

test('a long frame belongs to the release whose scripts ran longest in it', () => {
  const scripts = [script(`${WALLET}remote.js`, 400), script(`${WALLET}entry.js`, 200), script('', 90)];
  expect(slowOwner(scripts, ownerOf, undefined)).toEqual({ owner: 'mf-wallet', ms: 600 });
});

test('work of React for the open screen counts for that screen', () => {
  expect(slowOwner([script(FIRST, 700)], ownerOf, 'mf-home')).toEqual({ owner: 'mf-home', ms: 700 });
});

test('the evaluation of the shell counts for no screen, and a short frame for none either', () => {
  expect(slowOwner([script(FIRST, 900, 'classic-script')], ownerOf, 'mf-home')).toBeUndefined();
  expect(slowOwner([script(`${WALLET}remote.js`, 499)], ownerOf, 'mf-home')).toBeUndefined();
});
