import { libraryConfig } from './libraryConfig.ts';

/** Modules for this workspace only: its shell, and the places of its packages. */
const OF_THE_WORKSPACE = ['shellPreset', 'sharedVersions', 'workspace'];

export default libraryConfig({
  target: 'node',
  entry: OF_THE_WORKSPACE.map((name) => `!./src/presets/${name}.ts`),
  // The team's command line: of the release side's own code, the part that comes before the registry.
  beside: [
    {
      format: 'esm',
      syntax: 'es2022',
      source: { entry: { reelrupee: '../../registry/src/cli/reelrupee.ts' } },
      output: {
        distPath: 'dist/cli',
        externals: [/^@reelrupee\/federation\//, 'esbuild', 'playwright-core'],
        // The page under test takes this script as it is.
        copy: [{ from: '../../registry/src/smoke-test/smokeTest.page.js' }],
      },
    },
    // The smoke test's process may read this one file only. The workspace bundles it with esbuild when it needs it.
    {
      format: 'cjs',
      syntax: 'es2022',
      source: {
        entry: { smokeTest: '../../registry/src/smoke-test/process/program.ts' },
        define: { 'process.env.NODE_ENV': '"production"' },
      },
      output: { autoExternal: false, distPath: 'dist/cli', filename: { js: '[name].cjs' } },
    },
  ],
});
