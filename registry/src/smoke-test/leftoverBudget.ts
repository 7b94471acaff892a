/** The budget for what a release leaves in the page by being loaded: nothing that others could notice. Pure. */
import type { Leftovers } from './leftovers';

const BUDGET = { intervals: 0, listeners: 0, elements: 0, globals: 0 } as const;

const WORDS = {
  intervals: ['interval', 'intervals'],
  listeners: ['listener', 'listeners'],
  elements: ['element on the body', 'elements on the body'],
  globals: ['global', 'globals'],
} as const;

/** The first breach, as the rest of a sentence that begins with the file; undefined when there is none. */
export function leftoverProblem({ replaced, globals, ...counts }: Leftovers): string | undefined {
  if (replaced.length > 0) return replacedProblem(replaced);
  const all = { ...counts, globals: globals.length };
  for (const what of ['intervals', 'listeners', 'elements', 'globals'] as const) {
    const count = all[what];
    if (count <= BUDGET[what]) continue;
    const names = what === 'globals' ? ` (${globals.join(', ')})` : '';
    const [one, many] = WORDS[what];
    return `leaves ${count} ${count === 1 ? one : many} behind${names} when a page has loaded it; ${BUDGET[what]} are allowed`;
  }
  return undefined;
}

/** For parts of the language, such as `Array.prototype.map`. */
export function replacedProblem(replaced: readonly string[]): string {
  return `replaces ${replaced.join(' and ')} of the page`;
}
