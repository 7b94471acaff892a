import { build } from 'vite';
import { REMOTE_DIR, stockOptions } from './stockOptions.mjs';

/** Builds the remote with Vite, which makes ES modules. Rejects with the bundler's errors. */
export async function buildWithVite(plugin, { name, filename, folder }) {
  const { federation } = await import(plugin);
  await build({
    root: REMOTE_DIR,
    configFile: false,
    logLevel: 'error',
    base: './',
    build: {
      outDir: folder,
      target: 'es2022',
      rollupOptions: { input: `${REMOTE_DIR}remote.js` },
    },
    plugins: [federation(stockOptions(name, filename))],
  });
}
