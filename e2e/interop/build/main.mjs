/** Builds the remote once: `main.mjs <rspack|webpack|vite> <plugin> <name> <filename> <folder>`. */
const BUILDERS = {
  rspack: async () => (await import('./rspack.mjs')).buildWithRspack,
  webpack: async () => (await import('./webpack.mjs')).buildWithWebpack,
  vite: async () => (await import('./vite.mjs')).buildWithVite,
};

const [bundler, plugin, name, filename, folder] = process.argv.slice(2);
const build = await BUILDERS[bundler]();
await build(plugin, { name, filename, folder });
