import { Command } from 'commander';
import { remoteNames } from '../build/workspace';
import type { RemoteSlot } from '../composition/composition';
import { buildRelease } from '../release/build';
import { sealComposition, switchTo } from '../release/live';
import { readSiteConfig } from '../release/siteConfig';
import { openTarget } from '../release/target';

const program = new Command('release').option('--all').option('--target <dir>').argument('[name]');

program.action(async (_name: string | undefined, options: { all?: boolean; target?: string }) => {
  const target = openTarget(options.target);
  const shell = await buildRelease(target, 'shell');
  const remotes: Record<string, RemoteSlot> = {};
  for (const name of remoteNames()) {
    const { manifest } = await buildRelease(target, name);
    if (manifest.kind !== 'remote') continue;
    const { id, platform, routes, files } = manifest;
    remotes[name] = { current: { id, platform, routes, files } };
  }
  await switchTo(
    target,
    sealComposition({
      assets: readSiteConfig(target).assetsHost,
      shell: { release: shell.manifest.id, platform: shell.manifest.platform },
      remotes,
    }),
  );
});

await program.parseAsync();
