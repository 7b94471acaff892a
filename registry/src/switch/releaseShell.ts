/** Releasing and rolling back the shell, and composing its page anew. */
import type { Composition } from '@reelrupee/federation/composition/composition';
import { buildRelease } from '../make/buildRelease';
import { checkPackage } from '../make/checkPackage';
import { shellManifest, type ShellReleaseManifest } from '../store/manifests';
import { UserError } from '../userError';
import { readSiteConfig } from '../store/siteConfig';
import { requireLive, switchLive, type Step, type Switched, type SwitchOptions } from './switch';
import type { Target } from '../store/target';

/** Checks, builds and releases the shell from its sources; every live remote must be able to run in it. */
export async function releaseShell(
  target: Target,
  { unchecked = false, ...options }: SwitchOptions & { unchecked?: boolean },
): Promise<Switched> {
  const [manifest] = await Promise.all([buildShell(target), unchecked ? undefined : checkPackage('shell')]);
  return switchLive(target, (live) => shellStep(target, live, manifest), options);
}

/** Goes back to the shell before. */
export function rollBackShell(target: Target, reason: string, options: SwitchOptions): Promise<Switched> {
  return switchLive(
    target,
    (live) => {
      const { id: _, ...content } = requireLive(live);
      const { release: withdrawn, previous } = content.shell;
      if (!previous) {
        throw new UserError(
          'The shell has no earlier release to go back to.',
          'Release a mended one: npm run release -- shell',
        );
      }
      const { platform } = shellManifest(target, previous);
      const audit = {
        action: 'rollback' as const,
        name: 'shell',
        release: previous,
        from: withdrawn,
        withdrawn,
        reason,
      };
      return { next: { ...content, shell: { release: previous, platform } }, audit: [audit] };
    },
    options,
  );
}

/** Composes the page anew, with the site's configuration as it is now. */
export function recompose(target: Target, options: SwitchOptions): Promise<Switched> {
  return switchLive(
    target,
    (live) => {
      const { id: _, ...content } = requireLive(live);
      const audit = { action: 'config' as const, name: 'shell', release: content.shell.release };
      return { next: { ...content, ...hostsOf(target) }, audit: [audit] };
    },
    options,
  );
}

/** The step that makes a shell live, on an empty target too. */
export function shellStep(
  target: Target,
  live: Composition | undefined,
  { id, platform }: ShellReleaseManifest,
): Step {
  const from = live?.shell.release;
  const previous = from === id ? live?.shell.previous : from;
  const shell = { release: id, platform, ...(previous && { previous }) };
  const audit = { action: 'release' as const, name: 'shell', release: id, ...(from && { from }) };
  return { next: { ...hostsOf(target), shell, remotes: live?.remotes ?? {} }, audit: [audit] };
}

/** What a composition takes from the site's configuration. */
function hostsOf(target: Target): Pick<Composition, 'assets' | 'previewOrigins'> {
  const { assetsHost, previewOrigins } = readSiteConfig(target);
  return { assets: assetsHost, ...(previewOrigins.length > 0 && { previewOrigins }) };
}

/** Builds the shell, or finds that this very release was built before. */
export async function buildShell(target: Target): Promise<ShellReleaseManifest> {
  const manifest = await buildRelease(target, 'shell');
  if (manifest.kind !== 'shell') throw new Error(`The shell built as a ${manifest.kind}.`);
  return manifest;
}
