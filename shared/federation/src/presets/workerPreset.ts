import type { RsbuildConfig } from '@rsbuild/core';
import { BROWSERS } from './browsers';

/** File that the build of the service worker leaves. */
export const WORKER_BUNDLE = 'worker.js';

/** The build of the shell's service worker: one file that shares nothing with the page. */
export function workerPreset(): RsbuildConfig {
  return {
    mode: 'production',
    source: { entry: { worker: './src/serviceWorker/worker.ts' } },
    output: {
      target: 'web-worker',
      distPath: { js: '' },
      filename: { js: '[name].js' },
      overrideBrowserslist: BROWSERS,
      legalComments: 'none',
    },
    tools: { htmlPlugin: false },
  };
}
