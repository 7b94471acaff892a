import type { RsbuildConfig } from '@rsbuild/core';
import { RELEASE_FILE, type Release } from '../composition/composition';
import { SHARED_MODULES } from '../sharing';
import type { RemoteManifest } from './remoteManifest';
import { devServerOptions } from './mode';

/** The release id of a development server. */
export const DEVELOPMENT_ID = 'development';

export interface DevelopmentServer {
  config: RsbuildConfig;
  /** Keeps a screen's state when its code changes; this needs a development build of React. */
  fastRefresh: boolean;
  /** Modules to import before the remote's own. */
  importedFirst: string[];
}

/** The development server that the dev command requests, or undefined in a production build. */
export function developmentServer({ platform, routes }: RemoteManifest): DevelopmentServer | undefined {
  const asked = devServerOptions();
  if (!asked) return undefined;
  const { port, updates } = asked;
  const release: Release = { id: DEVELOPMENT_ID, platform, routes, files: {} };
  const keepsState = updates === 'keep-state';
  return {
    fastRefresh: keepsState,
    importedFirst: [everySharedModule()],
    config: {
      dev: {
        assetPrefix: `http://localhost:${port}/`,
        client: { protocol: 'ws', host: 'localhost', port },
        hmr: keepsState,
        liveReload: true,
        // Compiling on demand breaks shared modules.
        lazyCompilation: false,
      },
      server: {
        port,
        strictPort: true,
        // Any shell that allows this origin may load it, from any host.
        cors: { origin: '*' },
        setup: ({ action, server }) => {
          if (action !== 'dev') return;
          server.middlewares.use(`/${RELEASE_FILE}`, (_request, response) => {
            response.setHeader('Content-Type', 'application/json');
            response.setHeader('Access-Control-Allow-Origin', '*');
            response.end(JSON.stringify(release));
          });
        },
      },
    },
  };
}

/** A hot update cannot add a shared module that the remote did not import before, so it imports all of them. */
function everySharedModule(): string {
  const imports = SHARED_MODULES.map((name) => `import ${JSON.stringify(name)};`).join('');
  return `data:text/javascript,${encodeURIComponent(imports)}`;
}
