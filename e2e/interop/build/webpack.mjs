import webpack from 'webpack';
import { REMOTE_DIR, stockOptions } from './stockOptions.mjs';
import { run } from './run.mjs';

/** Builds the remote with webpack 5. Rejects with the bundler's errors. */
export async function buildWithWebpack(plugin, { name, filename, folder }) {
  const { ModuleFederationPlugin } = await import(`${plugin}/webpack`);
  await run(
    webpack({
      context: REMOTE_DIR,
      mode: 'production',
      devtool: false,
      // Terser takes most of the time, and changes nothing here.
      optimization: { minimize: false },
      entry: {},
      output: { path: folder, uniqueName: name, publicPath: 'auto' },
      plugins: [new ModuleFederationPlugin(stockOptions(name, filename))],
    }),
  );
}
