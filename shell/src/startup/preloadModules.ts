/**
 * What the first scripts bring is evaluated in steps, between which the page is free: all at once it would not answer
 * a tap for a quarter of a second on a slow phone.
 */

const MODULES: (() => Promise<unknown>)[] = [
  () => import(/* webpackChunkName: "first" */ 'react-dom/client'),
  () => import(/* webpackChunkName: "first" */ '@reelrupee/platform/router'),
  () => import(/* webpackChunkName: "first" */ '@reelrupee/platform'),
  () => import(/* webpackChunkName: "first" */ '@reelrupee/ui/core'),
];

let evaluated: Promise<void> | undefined;

/** Resolves in a task of its own. */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Resolves when the modules that every screen takes are evaluated, each in a task of its own. */
export function preloadModules(): Promise<void> {
  evaluated ??= MODULES.reduce((before, step) => before.then(step).then(yieldToMain), Promise.resolve());
  return evaluated;
}
