/**
 * The sharing list: modules that exist once in the page, provided by the shell and bundled by no remote. The build
 * presets, the contract check and the lint rules all read this list.
 */
export const SHARED_MODULES = [
  { name: 'react', load: 'first' },
  { name: 'react/jsx-runtime', load: 'first' },
  { name: 'react-dom', load: 'first' },
  { name: 'react-dom/client', load: 'first' },
  { name: '@reelrupee/platform', load: 'first' },
  { name: '@reelrupee/platform/router', load: 'first' },
  { name: '@reelrupee/ui/core', load: 'first' },
  { name: '@reelrupee/ui/form', load: 'lazy' },
  { name: '@reelrupee/ui/dialog', load: 'lazy' },
  { name: '@reelrupee/ui/qr', load: 'lazy' },
  { name: '@reelrupee/ui/speech', load: 'lazy' },
  { name: '@reelrupee/ui/upload', load: 'lazy' },
] as const satisfies readonly SharedModule[];

interface SharedModule {
  /** The module specifier. */
  name: string;
  /** `first`: part of the shell's one first-path chunk. `lazy`: fetched when a screen that needs it opens. */
  load: 'first' | 'lazy';
}

export type SharedName = (typeof SHARED_MODULES)[number]['name'];

/** Stateless modules that a remote may bundle, in addition to its own files. */
export const BUNDLED_MODULES = [
  '@reelrupee/contract/',
  '@reelrupee/federation/remote',
  '@reelrupee/ui/icons',
] as const;

/** Packages that the shell alone brings: remotes use them by facades of the platform and of ui. */
const SHELL_PACKAGES = new Set([
  ...SHARED_MODULES.map(({ name }) => packageOf(name)),
  ...['@tanstack/react-query', 'antd', 'axios', 'react-hook-form', 'react-router', 'zustand'],
]);

/** Whether a module is one of a library that a remote may bring along, bundled into its own files. */
export function isOwnLibrary(moduleName: string): boolean {
  return !moduleName.startsWith('@reelrupee/') && !SHELL_PACKAGES.has(packageOf(moduleName));
}

/** The package of a module: `@reelrupee/ui` of `@reelrupee/ui/core`. */
export function packageOf(moduleName: string): string {
  return moduleName.split('/', moduleName.startsWith('@') ? 2 : 1).join('/');
}
