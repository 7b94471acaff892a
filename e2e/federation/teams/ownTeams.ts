/** Two teams with repositories of their own, whose plugin and libraries have other versions. */
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { createOwnRepository, type OwnRepository } from '@reelrupee/registry/testing/ownRepository';
import { addTeam } from '@reelrupee/registry/testing/team';
import { freePort } from '../../../deploy/testing/ports';
import type { TeamSite } from './teamSite';

const INSTALLED = join(import.meta.dirname, '../../interop/node_modules');

/** The packages that each team has in versions of its own, by the name that its sources import. */
const TEAMS = [
  { name: 'mf-quiz', installed: { ms: 'ms-2.1' } },
  {
    name: 'mf-tasks',
    installed: {
      ms: 'ms-2.0',
      '@module-federation/enhanced': 'enhanced-2.8',
      '@module-federation/rsbuild-plugin': 'rsbuild-plugin-2.8',
    },
  },
];

export interface OwnTeam {
  name: string;
  /** The path of its screen. */
  path: string;
  /** Port of its development server. */
  port: number;
  repository: OwnRepository;
  /** Replaces the text of its screen, next to a sentence of its library. */
  say: (words: string) => void;
}

/** Ports for the teams' development servers, whose origins the site must allow. */
export function teamPorts(): Promise<number[]> {
  return Promise.all(TEAMS.map(() => freePort()));
}

/** Makes the repositories, and gives each team a token and a key. */
export function startTeams(site: TeamSite, packages: string, ports: number[]): Promise<OwnTeam[]> {
  return Promise.all(
    TEAMS.map(async ({ name, installed }, index) => {
      const { token, privateKey } = await addTeam(site.store, name);
      const env = { REELRUPEE_REGISTRY: site.registry, RELEASE_TOKEN: token, RELEASE_KEY: privateKey };
      const folders = Object.entries(installed).map(([own, alias]) => [
        own,
        realpathSync(join(INSTALLED, alias)),
      ]);
      const repository = await createOwnRepository({
        name,
        packages,
        env,
        installed: Object.fromEntries(folders) as Record<string, string>,
      });
      return {
        name,
        path: name.replace('mf-', '/'),
        port: ports[index] ?? 0,
        repository,
        say: writer(name, repository),
      };
    }),
  );
}

/** The library knows weeks from 2.1 on, so the screen shows which version its team has. */
function writer(name: string, repository: OwnRepository): OwnTeam['say'] {
  const screen = `${name.charAt(3).toUpperCase()}${name.slice(4)}Screen`;
  repository.write(
    'src/ms.d.ts',
    "declare module 'ms' {\n  export default function ms(text: string): number | undefined;\n}\n",
  );
  return (words) =>
    repository.write(
      `src/${screen}.tsx`,
      `import ms from 'ms';
import { EmptyState, ScreenLayout } from '@reelrupee/ui/core';

export function ${screen}() {
  return (
    <ScreenLayout title="${name}">
      <EmptyState title="${words}" text={\`A week has \${String(ms('1w'))} ms.\`} />
    </ScreenLayout>
  );
}
`,
    );
}
