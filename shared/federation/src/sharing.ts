/**
 * The sharing list: modules that exist once in the page, provided by the shell and bundled by no remote. What the shell
 * registers, the build presets, the contract check and the type check of remotes derive from it.
 */
export const SHARED_MODULES = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@reelrupee/platform',
  '@reelrupee/platform/router',
  '@reelrupee/ui/core',
  '@reelrupee/ui/form',
  '@reelrupee/ui/dialog',
  '@reelrupee/ui/qr',
  '@reelrupee/ui/upload',
] as const;

export type SharedName = (typeof SHARED_MODULES)[number];

const shared: ReadonlySet<string> = new Set(SHARED_MODULES);

/** True if the shell provides a module at run time; a remote bundles all others. */
export function isSharedModule(name: string): name is SharedName {
  return shared.has(name);
}

/** Stateless modules that a remote may bundle, in addition to its own files; with a slash, all that begin so. */
const BUNDLED_MODULES = ['@reelrupee/contract/', '@reelrupee/federation/remote', '@reelrupee/ui/icons'];

/** True if a remote may bundle a module of the workspace. */
export function isBundledModule(name: string): boolean {
  return BUNDLED_MODULES.some((own) => name === own || (own.endsWith('/') && name.startsWith(own)));
}

/**
 * Packages that no remote may bring: the shell has them, and remotes use them by facades of the platform and of ui. Of
 * React Router the page has none, and a second router would not know of the first one's addresses.
 */
const SHELL_PACKAGES = new Set([
  ...SHARED_MODULES.map(packageOf),
  ...['@tanstack/react-query', 'antd', 'axios', 'react-hook-form', 'react-router', 'zustand'],
]);

/** True if a module belongs to a library that a remote may bundle into its own files. */
export function isOwnLibrary(moduleName: string): boolean {
  return !moduleName.startsWith('@reelrupee/') && !SHELL_PACKAGES.has(packageOf(moduleName));
}

/** The package of a module: `@reelrupee/ui` of `@reelrupee/ui/core`. */
export function packageOf(moduleName: string): string {
  return moduleName.split('/', moduleName.startsWith('@') ? 2 : 1).join('/');
}
