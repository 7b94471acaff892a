import { libraryConfig } from './libraryConfig.ts';

/** What only this workspace needs: its shell, and where its packages are. */
const OF_THE_WORKSPACE = ['shellPreset', 'sharedVersions', 'workerPreset', 'workspace'];

export default libraryConfig({
  target: 'node',
  entry: OF_THE_WORKSPACE.map((name) => `!./src/presets/${name}.ts`),
});
