/** The contract gate: what would break if these releases were live together. Pure. */
import { satisfiesRange } from '@reelrupee/federation/resolve/platformRange';
import { HOST_PATHS, SHELL_PATHS } from '@reelrupee/federation/composition/composition';
import type { RemoteReleaseManifest, ShellReleaseManifest } from '../store/manifests';
import { BUNDLED_MODULES } from '@reelrupee/federation/sharing';

/** One broken promise. */
export interface Violation {
  /** Who would break: a remote and its release. */
  consumer: string;
  /** The file that relies on what is not there. */
  file: string;
  /** What is missing or clashes, and what would help. */
  problem: string;
}

/** What a shell cannot serve of a remote. Asked for a new remote, and for every live one under a new shell. */
export function checkPair(shell: ShellReleaseManifest, remote: RemoteReleaseManifest): Violation[] {
  return [platform, screens, imports].flatMap((check) => check(shell, remote));
}

/** Routes that two remotes, or a remote and the shell or its host, both declare. */
export function checkRoutes(remotes: RemoteReleaseManifest[]): Violation[] {
  const owners = new Map<string, string>();
  return remotes.flatMap((remote) =>
    remote.routes.flatMap(({ path }) => {
      const owner = reservedFor(path) ?? owners.get(path);
      owners.set(path, remote.name);
      return owner && owner !== remote.name
        ? [finding(remote, 'remote.json', `declares ${path}, which belongs to ${owner}`)]
        : [];
    }),
  );
}

/** Whom a path belongs to before any remote comes; undefined for a free one. */
export function reservedFor(path: string): string | undefined {
  if (SHELL_PATHS.some((own) => own === path)) return 'the shell';
  // The releases of remotes lie in folders by their names.
  return path.startsWith('/mf-') || HOST_PATHS.some((own) => own === path) ? 'the host' : undefined;
}

type Check = (shell: ShellReleaseManifest, remote: RemoteReleaseManifest) => Violation[];

const platform: Check = (shell, remote) =>
  satisfiesRange(shell.platform, remote.platform)
    ? []
    : [
        finding(
          remote,
          'remote.json',
          `needs platform ${remote.platform}; shell ${shell.id} provides ${shell.platform}`,
        ),
      ];

const screens: Check = (_shell, remote) => {
  if (remote.fault) return [finding(remote, remote.fault.file, remote.fault.problem)];
  const drawn = new Set(remote.screens);
  return remote.routes
    .filter(({ path }) => !drawn.has(path))
    .map(({ path }) =>
      finding(remote, 'src/remote.tsx', `has no screen for ${path}, which remote.json declares`),
    );
};

const imports: Check = (shell, remote) =>
  remote.imports.flatMap(({ module, name, file }) => {
    if (BUNDLED_MODULES.some((own) => module === own || (own.endsWith('/') && module.startsWith(own))))
      return [];
    const offered = shell.offers[module];
    if (!offered) return [finding(remote, file, `imports ${module}, which the shell does not share`)];
    if (name === '*' || offered.names.includes(name)) return [];
    return [
      finding(
        remote,
        file,
        `imports ${name} from ${module}, which the platform of ${shell.id} does not offer`,
      ),
    ];
  });

function finding(remote: RemoteReleaseManifest, file: string, problem: string): Violation {
  return { consumer: `${remote.name} ${remote.id}`, file: `${remote.name}/${file}`, problem };
}
