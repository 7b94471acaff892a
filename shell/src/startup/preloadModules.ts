/**
 * Evaluates the modules of the first scripts in separate tasks. In one task they would block input for a quarter of a
 * second on a slow phone.
 */

const MODULES: (() => Promise<unknown>)[] = [
  () => import(/* webpackChunkName: "first" */ 'react-dom/client'),
  () => import(/* webpackChunkName: "first" */ '@reelrupee/platform/router'),
  () => import(/* webpackChunkName: "first" */ '@reelrupee/platform'),
  () => import(/* webpackChunkName: "first" */ '@reelrupee/ui/core'),
];

let evaluated: Promise<void> | undefined;

/** Resolves in a new task. */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Resolves when the modules that every screen uses are evaluated. */
export function preloadModules(): Promise<void> {
  evaluated ??= MODULES.reduce((before, step) => before.then(step).then(yieldToMain), Promise.resolve());
  return evaluated;
}
