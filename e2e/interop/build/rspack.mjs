import { rspack } from '@rspack/core';
import { REMOTE_DIR, stockOptions } from './stockOptions.mjs';
import { run } from './run.mjs';

/** Builds the remote with rspack. Rejects with the bundler's errors. */
export async function buildWithRspack(plugin, { name, filename, folder }) {
  const { ModuleFederationPlugin } = await import(`${plugin}/rspack`);
  await run(
    rspack({
      context: REMOTE_DIR,
      mode: 'production',
      devtool: false,
      entry: {},
      output: { path: folder, uniqueName: name, publicPath: 'auto' },
      plugins: [new ModuleFederationPlugin(stockOptions(name, filename))],
    }),
  );
}
