import { expect, test } from 'vitest';
import { evaluateSmokeTest, type Leftovers, type Observed } from './evaluateSmokeTest';

const NOTHING: Leftovers = {
  intervals: 0,
  restarted: 0,
  attributes: [],
  forgotten: [],
  listeners: 0,
  elements: 0,
  removed: 0,
  styles: [],
  globals: [],
  replaced: [],
  violations: [],
};
const END = { path: '/now', event: 'opened', message: '' };
const STACK = `TypeError: no width\n    at Now (https://smoke-test.invalid/mf-trial/1.0.0-a/now.js:2:17)`;

/** The result for a release that did nothing wrong, but for these observations. */
function judged(observed: Partial<Observed>) {
  const fine = { ends: [END], errors: [], away: [], dialogs: [], leftovers: NOTHING };
  return evaluateSmokeTest('mf-trial', '1.0.0-a', { ...fine, ...observed });
}

test('a release that opens its screens and leaves nothing passes', () => {
  expect(judged({})).toEqual({ screens: ['/now'] });
  expect(judged({ ends: [{ ...END, event: 'redirected' }] })).toEqual({ screens: ['/now'] });
});

test('an end without a message is named alone', () => {
  expect(judged({ ends: [{ path: '/now', event: 'incompatible', message: '' }] }).fault?.problem).toBe(
    'does not open /now: incompatible',
  );
});

test('a missing screen is none of its screens; the contract check names it', () => {
  expect(judged({ ends: [END, { path: '/later', event: 'screen-missing', message: 'none' }] })).toEqual({
    screens: ['/now'],
  });
});

test.each<[Partial<Observed>, string, string]>([
  [{ errors: [STACK] }, '1.0.0-a/now.js', 'throws in a page: TypeError: no width (line 2, column 17)'],
  [{ errors: ['stray'] }, 'src/remote.tsx', 'throws in a page: stray'],
  [{ leftovers: { ...NOTHING, intervals: 2 } }, 'src/remote.tsx', 'leaves 2 intervals behind'],
  [{ leftovers: { ...NOTHING, globals: ['a', 'b'] } }, 'src/remote.tsx', 'leaves 2 globals (a, b) behind'],
  [
    { leftovers: { ...NOTHING, intervals: 1, listeners: 2, globals: ['quizData'] } },
    'src/remote.tsx',
    'leaves 1 interval, 2 listeners, 1 global (quizData) behind',
  ],
  [
    { leftovers: { ...NOTHING, styles: ['nav'] } },
    'src/remote.tsx',
    'leaves 1 style for the whole page (nav) behind',
  ],
  [{ leftovers: { ...NOTHING, restarted: 3 } }, 'src/remote.tsx', 'leaves 3 restarted timers behind'],
  [
    { leftovers: { ...NOTHING, attributes: ['style of body'] } },
    'src/remote.tsx',
    'leaves 1 changed attribute of the page (style of body) behind',
  ],
  [
    { leftovers: { ...NOTHING, forgotten: ['login', 'jwtToken'] } },
    'src/remote.tsx',
    'removes what others have stored (login, jwtToken)',
  ],
  [{ leftovers: { ...NOTHING, removed: 2 } }, 'src/remote.tsx', 'removes stylesheets of the page'],
  [{ dialogs: ['alert'] }, 'src/remote.tsx', 'stops the page by a dialog of the browser: alert'],
  [{ leftovers: undefined }, 'src/remote.tsx', 'keeps the page from answering after its last screen'],
])('%j is a fault', (observed, file, problem) => {
  expect(judged(observed).fault).toEqual({ file, problem });
});

test('the cause is named before its effects', () => {
  const failed = { ...END, event: 'render', message: 'no width' };
  const leftovers = { ...NOTHING, replaced: ['JSON.parse'], listeners: 1 };
  expect(judged({ ends: [failed], errors: [STACK], leftovers }).fault?.problem).toBe(
    'replaces JSON.parse of the page',
  );
  expect(judged({ ends: [failed], leftovers: { ...NOTHING, listeners: 1 } }).fault?.problem).toBe(
    'does not open /now: render, no width',
  );
});
