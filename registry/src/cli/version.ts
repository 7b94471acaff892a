/** `npm run version`: versions and changelogs from changesets. */
import { WORKSPACE } from '@reelrupee/federation/presets/workspace';
import { applyVersions } from '../versions/applyVersions';
import { run, workspaceCommand } from './command';

await run(
  workspaceCommand('version', 'Turns the changesets into versions and dated changelogs.').action(async () => {
    const today = new Date().toLocaleDateString('sv-SE');
    for (const { name, newVersion } of await applyVersions(WORKSPACE, today)) {
      console.log(`${name} ${newVersion}`);
    }
  }),
);
