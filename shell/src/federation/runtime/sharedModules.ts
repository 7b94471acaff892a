/** The modules that the shell provides to remotes, from its own chunks. */
import type { SharedName } from '@reelrupee/federation/sharing';
import { preloadModules } from '../../startup/preloadModules';

/** Set by the build. */
declare const SHARED_VERSIONS: Record<SharedName, string>;

type Load = () => Promise<unknown>;

/** Loads the exports of each module. A CommonJS module, such as React, has them in `default`. */
const LOADERS: Record<SharedName, Load> = {
  react: async () => (await import('react')).default,
  'react/jsx-runtime': async () => (await import('react/jsx-runtime')).default,
  'react-dom': async () => (await import('react-dom')).default,
  'react-dom/client': async () => (await import('react-dom/client')).default,
  '@reelrupee/platform': () =>
    preloadModules().then(() => import(/* webpackChunkName: "first" */ '@reelrupee/platform')),
  '@reelrupee/platform/router': () =>
    preloadModules().then(() => import(/* webpackChunkName: "first" */ '@reelrupee/platform/router')),
  '@reelrupee/ui/core': () =>
    preloadModules().then(() => import(/* webpackChunkName: "first" */ '@reelrupee/ui/core')),
  '@reelrupee/ui/form': () => import('@reelrupee/ui/form'),
  '@reelrupee/ui/dialog': () => import('@reelrupee/ui/dialog'),
  '@reelrupee/ui/qr': () => import('@reelrupee/ui/qr'),
  '@reelrupee/ui/upload': () => import('@reelrupee/ui/upload'),
};

/** True if the shell provides a module. */
export function isShared(name: string): name is SharedName {
  return Object.hasOwn(LOADERS, name);
}

/** The version of a module that the shell provides. */
export function sharedVersion(name: SharedName): string {
  return SHARED_VERSIONS[name];
}

/** The shared modules as the federation runtime takes them. Their code loads when a remote first consumes it. */
export function sharedModules() {
  const names = Object.keys(LOADERS).filter(isShared);
  return Object.fromEntries(
    names.map((name) => {
      const get = async () => {
        const exports = await LOADERS[name]();
        return () => exports;
      };
      const shareConfig = { singleton: true, requiredVersion: false as const };
      return [name, { version: sharedVersion(name), scope: 'default', get, shareConfig }];
    }),
  );
}
