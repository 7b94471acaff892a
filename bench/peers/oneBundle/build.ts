import { releaseOutput } from '@reelrupee/federation/build/output';
import { compressFiles } from '@reelrupee/federation/release/compress';
import { createRsbuild } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Builds the same screens as one ordinary bundle, a lazy chunk per remote; gives its site folder. */
export async function buildOneBundle(outDir: string): Promise<string> {
  rmSync(outDir, { recursive: true, force: true });
  const rsbuild = await createRsbuild({
    cwd: import.meta.dirname,
    config: {
      mode: 'production',
      source: { entry: { index: './index.tsx' } },
      html: { template: './index.html' },
      plugins: [pluginReact({ fastRefresh: false })],
      output: {
        ...releaseOutput('onebundle'),
        assetPrefix: '/bundle/1.0.0-0/',
        distPath: {
          root: join(outDir, 'public/bundle/1.0.0-0'),
          html: '../..',
          js: '',
          css: '',
          jsAsync: '',
          cssAsync: '',
        },
      },
    },
  });
  await rsbuild.build();
  const site = join(outDir, 'public');
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' }).map((path) => join(site, path));
  await compressFiles(files);
  return site;
}
