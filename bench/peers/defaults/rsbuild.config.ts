/**
 * The same screens as a federation with the plugin's defaults: the standard runtime, manifests fetched at run time,
 * `version-first`, each build with a copy of all that is shared.
 */
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { BROWSERS } from '@reelrupee/federation/presets/browsers';
import { readPackage } from '@reelrupee/federation/presets/packageFile';
import { WORKSPACE } from '@reelrupee/federation/presets/workspace';
import { defineConfig, type RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { join } from 'node:path';
import { PEER_PART, PEER_SITE } from '../build';
import { CONFIG_TAG } from '../common/configTag';
import { peerRoutes, type RemoteName } from '../common/routes';

/** An ordinary federation of these screens shares complete packages. Session and cache must exist once. */
const PACKAGES = ['react', 'react-dom', 'antd'];
const OWN = ['platform', 'platform/router', 'ui/core', 'ui/form', 'ui/dialog', 'ui/qr', 'ui/upload'];

const NAMES = [...new Set(peerRoutes.map(({ remote }) => remote))];

/** The build that this process makes: the host, or a remote by its name. */
export default defineConfig(() => {
  const site = process.env[PEER_SITE] ?? '';
  const name = NAMES.find((remote) => remote === process.env[PEER_PART]);
  return name ? remotePreset(name, site) : hostConfig(site);
});

function remotePreset(name: RemoteName, site: string): RsbuildConfig {
  const exposes = { './remote': join(WORKSPACE, `mf-${name}/src/remote.tsx`) };
  return {
    ...common(name, site),
    source: { entry: {} },
    plugins: [
      pluginReact({ fastRefresh: false }),
      pluginModuleFederation({ name, exposes, shared: shared(), dts: false }),
    ],
    tools: { htmlPlugin: false },
  };
}

function hostConfig(site: string): RsbuildConfig {
  const remotes = Object.fromEntries(
    NAMES.map((name) => [name, `${name}@/${name}/1.0.0-0/mf-manifest.json`]),
  );
  return {
    ...common('host', site),
    source: { entry: { index: './peers/defaults/host/index.ts' } },
    html: { template: './peers/common/index.html', tags: [CONFIG_TAG] },
    plugins: [
      pluginReact({ fastRefresh: false }),
      pluginModuleFederation({ name: 'host', remotes, shared: shared(), dts: false }),
    ],
  };
}

function common(name: string, site: string): RsbuildConfig {
  return {
    root: join(WORKSPACE, 'bench'),
    server: { cors: { origin: [] } },
    output: {
      assetPrefix: `/${name}/1.0.0-0/`,
      distPath: { root: join(site, name, '1.0.0-0'), html: '../..' },
      cssModules: { localIdentName: `[local]-[hash:base64:5]-${name}` },
      overrideBrowserslist: BROWSERS,
      legalComments: 'none',
      sourceMap: false,
    },
  };
}

function shared(): Record<string, { singleton: true; version: string; requiredVersion: string }> {
  const names = [...PACKAGES, ...OWN.map((module) => `@reelrupee/${module}`)];
  return Object.fromEntries(
    names.map((name) => {
      const folder = name.split('/', name.startsWith('@') ? 2 : 1).join('/');
      const { version } = readPackage(join(WORKSPACE, 'bench/node_modules', folder));
      return [name, { singleton: true as const, version, requiredVersion: `^${version}` }];
    }),
  );
}
