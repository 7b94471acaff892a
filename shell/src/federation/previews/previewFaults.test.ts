import { expect, test } from 'vitest';
import type { LoadEvent } from '../reports/loadEvents';
import type { Preview } from './preview';
import { previewFaults } from './previewFaults';

const BASE = 'https://site.test/mf-quiz/1.0.0-a/';
const release = { id: '1.0.0-a', platform: '^1.0.0', routes: [], files: {} };
const previews: Preview[] = [{ remote: 'mf-quiz', release, base: BASE, verified: true }];

function thrown(message = 'no width'): TypeError {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}
    at f (https://site.test/shell/1.0.0-s/first.js:1:9)
    at Quiz (${BASE}quiz.js:2:17)
    at ${BASE}remote.js:1:1`;
  return error;
}

function event(change: Partial<LoadEvent>): LoadEvent {
  return { at: 1, remote: 'mf-quiz', release: '1.0.0-a', role: 'override', event: 'render', ...change };
}

test('a fault has its kind, the name and message of the error, and the innermost file of the remote', () => {
  expect(previewFaults([event({ error: thrown() })], previews)).toEqual([
    'mf-quiz, render: TypeError: no width (quiz.js:2:17)',
  ]);
});

test('the cause of an error of the runtime is named rather than the error', () => {
  const error = new Error('RUNTIME-015', { cause: thrown() });
  expect(previewFaults([event({ event: 'init', error })], previews)).toEqual([
    'mf-quiz, init: TypeError: no width (quiz.js:2:17)',
  ]);
});

test('a fault without an error has its message', () => {
  const message = '/quiz was not rendered after 4 s.';
  expect(previewFaults([event({ event: 'timeout', message })], previews)).toEqual([
    `mf-quiz, timeout: ${message}`,
  ]);
});

test('openings, other remotes and the live release of the remote are no faults of the preview', () => {
  const others = [{ event: 'opened' as const }, { remote: 'mf-home' }, { release: '0.9.0-live' }];
  expect(previewFaults(others.map(event), previews)).toEqual([]);
});

test('a repeated fault is shown once, and at most three are', () => {
  const names = ['a', 'b', 'b', 'c', 'd'];
  const faults = previewFaults(
    names.map((name) => event({ error: thrown(name) })),
    previews,
  );
  expect(faults.map((fault) => fault.split(' ')[3])).toEqual(['b', 'c', 'd']);
});
