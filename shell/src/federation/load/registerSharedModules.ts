/** Provides to remotes what the sharing policy names, out of the shell's own chunks. */
import type { SharedName } from '@reelrupee/federation/sharing';
import { provideShared } from './shareScope';
import { preloadModules } from '../../startup/preloadModules';

/** Set by the build. */
declare const SHARED_VERSIONS: Record<SharedName, string>;

/** What brings the exports of each. Those of a CommonJS module, as React's are, come as its default. */
const SHARED_MODULE_LOADERS: Record<SharedName, () => Promise<unknown>> = {
  react: async () => (await import('react')).default,
  'react/jsx-runtime': async () => (await import('react/jsx-runtime')).default,
  'react-dom': async () => (await import('react-dom')).default,
  'react-dom/client': async () => (await import('react-dom/client')).default,
  '@reelrupee/platform': () => preloadModules().then(() => import('@reelrupee/platform')),
  '@reelrupee/platform/router': () => preloadModules().then(() => import('@reelrupee/platform/router')),
  '@reelrupee/ui/core': () => preloadModules().then(() => import('@reelrupee/ui/core')),
  '@reelrupee/ui/form': () => import('@reelrupee/ui/form'),
  '@reelrupee/ui/dialog': () => import('@reelrupee/ui/dialog'),
  '@reelrupee/ui/qr': () => import('@reelrupee/ui/qr'),
  '@reelrupee/ui/upload': () => import('@reelrupee/ui/upload'),
};

/** Puts them all into the share scope; their code comes when a remote takes them. */
export function registerSharedModules(): void {
  for (const [name, load] of Object.entries(SHARED_MODULE_LOADERS) as [
    SharedName,
    () => Promise<unknown>,
  ][]) {
    provideShared(name, SHARED_VERSIONS[name], 'shell', async () => {
      const exports = await load();
      return () => exports;
    });
  }
}
