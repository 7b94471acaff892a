/** Releases and rolls back the shell, and applies the site's configuration. */
import type { Composition } from '@reelrupee/federation/composition/composition';
import { buildRelease } from '../make/buildRelease';
import { checkPackage } from '../make/checkPackage';
import { withSmokeTester, type SmokeTester } from '../smoke-test/smokeTester';
import type { ShellReleaseManifest } from '../store/manifests';
import { shellManifest } from '../store/findManifest';
import { readAudit } from '../store/auditLog';
import { asTexts, configChanges, hostsOf } from '../store/configChange';
import type { Store } from '../store/store';
import { UserError } from '../userError';
import { adviceFor, olderGoodRelease } from './earlierReleases';
import { requireWithdrawn } from './requireWithdrawn';
import { requireLive, switchLive, type Step, type Switched, type SwitchOptions } from './switch';

/** Checks, builds and releases the shell from its sources; every live remote must be able to run in it. */
export async function releaseShell(
  store: Store,
  { unchecked = false, ...options }: SwitchOptions & { unchecked?: boolean },
): Promise<Switched> {
  const [manifest] = await Promise.all([
    withSmokeTester({ findShell: async () => undefined }, (tester) => buildShell(store, tester)),
    unchecked ? undefined : checkPackage('shell'),
  ]);
  return switchLive(store, (live) => shellStep(store, live, manifest), options);
}

/** Rolls the shell back to the one before. Throws a UserError when another switch replaces the shell meanwhile. */
export function rollBackShell(store: Store, reason: string, options: SwitchOptions = {}): Promise<Switched> {
  let meant: string | undefined;
  return switchLive(
    store,
    async (now, audit) => {
      const live = requireLive(now);
      const { release: withdrawn, previous: release } = live.shell;
      meant ??= withdrawn;
      requireWithdrawn('shell', meant, withdrawn);
      if (!release) {
        throw new UserError(
          'The shell has no earlier release to go back to.',
          'Fix it and release it: npm run release -- shell',
        );
      }
      const { platform } = await shellManifest(store, release);
      const previous = (await olderGoodRelease(store, audit, 'shell', [withdrawn, release]))?.id;
      const entry = { name: 'shell', release, from: withdrawn, withdrawn, reason };
      return {
        next: { ...live, shell: { release, platform, ...(previous && { previous }) } },
        audit: [{ action: 'rollback', ...entry }],
        remedy: adviceFor(audit, 'shell', release),
      };
    },
    options,
  );
}

/** Applies the site's edited configuration and renders the pages with it. */
export function applyConfig(store: Store): Promise<Switched> {
  return switchLive(store, async (live, audit) => {
    const { shell, remotes } = requireLive(live);
    const config = await store.config();
    const entry = {
      action: 'config' as const,
      name: 'shell',
      release: shell.release,
      settings: asTexts(config),
      changes: configChanges(audit, config),
    };
    return { next: { ...hostsOf(config), shell, remotes }, audit: [entry], config, rerender: true };
  });
}

/** The step that makes a shell live with the site's edited configuration, on an empty site too. */
export async function shellStep(
  store: Store,
  live: Composition | undefined,
  { id, platform }: ShellReleaseManifest,
): Promise<Step> {
  const from = live?.shell.release;
  const previous = from === id ? live?.shell.previous : from;
  const shell = { release: id, platform, ...(previous && { previous }) };
  const config = await store.config();
  const changes = configChanges(await readAudit(store), config);
  const entry = {
    action: 'release' as const,
    name: 'shell',
    release: id,
    ...(from && { from }),
    settings: asTexts(config),
    ...(changes.length > 0 && { changes }),
  };
  return { next: { ...hostsOf(config), shell, remotes: live?.remotes ?? {} }, audit: [entry], config };
}

/** Publishes the release of the shell's current sources. */
export async function buildShell(store: Store, tester: SmokeTester): Promise<ShellReleaseManifest> {
  const manifest = await buildRelease(store, 'shell', tester);
  if (manifest.kind !== 'shell') throw new Error(`The shell built as a ${manifest.kind}.`);
  return manifest;
}
