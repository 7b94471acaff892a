/** The contract check of releases that would be live together. Pure. */
import { satisfiesRange } from '@reelrupee/federation/resolve/platformRange';
import { HOST_PATHS, SHELL_PATHS } from '@reelrupee/federation/composition/composition';
import type { RemoteReleaseManifest, ShellReleaseManifest } from '../store/manifests';
import { isBundledModule, isOwnLibrary } from '@reelrupee/federation/sharing';

/** One breach of the contract. */
export interface Violation {
  /** The release that would break, with its package's name. */
  consumer: string;
  /** The file at fault. */
  file: string;
  /** The problem, as the rest of a sentence that begins with the file. */
  problem: string;
}

/** The violations of a remote in a shell. Checked for a new remote, and for every live one under a new shell. */
export function checkPair(shell: ShellReleaseManifest, remote: RemoteReleaseManifest): Violation[] {
  return [platform, screens, styles, imports].flatMap((check) => check(shell, remote));
}

/** Violations by routes, in capitals or not, that two remotes, or a remote and the shell or its host, both declare. */
export function checkRoutes(remotes: RemoteReleaseManifest[]): Violation[] {
  const owners = new Map<string, string>();
  return remotes.flatMap((remote) =>
    remote.routes.flatMap(({ path }) => {
      const owner = reservedFor(path) ?? owners.get(path.toLowerCase());
      owners.set(path.toLowerCase(), remote.name);
      return owner && owner !== remote.name
        ? [violation(remote, 'remote.json', `declares ${path}, which belongs to ${owner}`)]
        : [];
    }),
  );
}

/** The owner of a path that no remote may declare; undefined for a free path. The shell's router ignores case. */
export function reservedFor(path: string): string | undefined {
  const isOwn = (own: string) => own.toLowerCase() === path.toLowerCase();
  if (SHELL_PATHS.some(isOwn)) return 'the shell';
  // The folders of releases have the names of remotes.
  return /^\/mf-/i.test(path) || HOST_PATHS.some(isOwn) ? 'the host' : undefined;
}

type Check = (shell: ShellReleaseManifest, remote: RemoteReleaseManifest) => Violation[];

const platform: Check = (shell, remote) =>
  satisfiesRange(shell.platform, remote.platform)
    ? []
    : [
        violation(
          remote,
          'remote.json',
          `needs platform ${remote.platform}; shell ${shell.id} provides ${shell.platform}`,
        ),
      ];

const screens: Check = (shell, remote) => {
  // A shell opens no screen of such a remote, so the smoke test could not tell more.
  if (!satisfiesRange(shell.platform, remote.platform)) return [];
  if (remote.fault) return [violation(remote, remote.fault.file, remote.fault.problem)];
  const drawn = new Set(remote.screens);
  return remote.routes
    .filter(({ path }) => !drawn.has(path))
    .map(({ path }) =>
      violation(remote, 'src/remote.tsx', `has no screen for ${path}, which remote.json declares`),
    );
};

const styles: Check = (_shell, remote) =>
  (remote.styles ?? []).map(({ file, problem }) => violation(remote, file, problem));

const imports: Check = (shell, remote) =>
  remote.imports.flatMap(({ module, name, file }) => {
    if (isBundledModule(module) || isOwnLibrary(module)) return [];
    const offered = shell.offers[module];
    if (!offered) return [violation(remote, file, `imports ${module}, which the shell does not share`)];
    if (name === '*' || offered.names.includes(name)) return [];
    return [
      violation(
        remote,
        file,
        `imports ${name} from ${module}, which the platform of ${shell.id} does not offer`,
      ),
    ];
  });

function violation(remote: RemoteReleaseManifest, file: string, problem: string): Violation {
  return { consumer: `${remote.name} ${remote.id}`, file: `${remote.name}/${file}`, problem };
}
