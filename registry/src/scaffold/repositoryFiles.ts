/** The text of the files of a remote in a repository of its own. Pure. */
import { json } from './json';
import { remoteFiles } from './remoteFiles';

/** Versions of packages by name, as the workspace has them. */
export type Versions = Readonly<Record<string, string>>;

export interface NewRepository {
  /** Of the remote, such as mf-quiz. */
  name: string;
  title?: string | undefined;
  /** Address of the registry. */
  registry: string;
  versions: Versions;
}

/** Packages that the screens import; the shell provides all of them at run time. */
const DEPENDENCIES = ['@reelrupee/contract', '@reelrupee/platform', '@reelrupee/ui', 'react'];

/** Packages that build and test them. */
const DEV_DEPENDENCIES = [
  '@module-federation/enhanced',
  '@module-federation/rsbuild-plugin',
  '@reelrupee/federation',
  '@rsbuild/core',
  '@rsbuild/plugin-react',
  '@testing-library/dom',
  '@testing-library/react',
  '@types/react',
  'jsdom',
  'react-dom',
  'typescript',
  'vitest',
];

const SCRIPTS = {
  dev: 'reelrupee dev',
  test: 'vitest run',
  check: 'reelrupee check',
  publish: 'reelrupee publish',
  preview: 'reelrupee preview',
  live: 'reelrupee live',
  rollback: 'reelrupee rollback',
  releases: 'reelrupee releases',
};

/** The files by path. Throws when a version is missing. */
export function repositoryFiles({ name, title, registry, versions }: NewRepository): Record<string, string> {
  const platform = `^${versions['@reelrupee/platform'] ?? ''}`;
  const schema = './node_modules/@reelrupee/federation/remote.schema.json';
  const { path, files } = remoteFiles({ name, title, packageFile: {}, platform, schema });
  const range = (dependency: string): [string, string] => {
    const version = versions[dependency];
    if (!version) throw new Error(`The version of ${dependency} is unknown.`);
    // The packages of ReelRupee keep to semantic versions; a repository updates the others when it wants to.
    return [dependency, dependency.startsWith('@reelrupee/') ? `^${version}` : version];
  };
  return {
    ...files,
    'package.json': json({
      name,
      version: '0.1.0',
      private: true,
      type: 'module',
      engines: { node: '>=20.19.0' },
      scripts: SCRIPTS,
      reelrupee: { registry, budgetKiB: 60 },
      dependencies: Object.fromEntries(DEPENDENCIES.map(range)),
      devDependencies: Object.fromEntries(DEV_DEPENDENCIES.map(range)),
    }),
    'tsconfig.json': json(TSCONFIG),
    'vitest.config.ts': VITEST_CONFIG,
    '.gitignore': 'node_modules/\ndist/\n',
    // A release is named by a hash of its sources: a checkout on Windows would give another one than that of CI.
    '.gitattributes': '* text=auto eol=lf\n',
    '.github/workflows/release.yml': WORKFLOW,
    'README.md': readme(name, path, registry),
  };
}

const TSCONFIG = {
  compilerOptions: {
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'bundler',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    jsx: 'react-jsx',
    types: ['@reelrupee/ui/css-modules'],
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    verbatimModuleSyntax: true,
    isolatedModules: true,
    skipLibCheck: true,
    noEmit: true,
  },
  include: ['src'],
};

const VITEST_CONFIG = `import { vitestPreset } from '@reelrupee/federation/presets/vitestPreset';
import { defineConfig } from 'vitest/config';

export default defineConfig(vitestPreset());
`;

/** CI shows its own identity to the registry; the signing key is its only secret. */
const WORKFLOW = `name: release
on:
  push:
    branches: [main]
permissions:
  contents: read
  id-token: write
# One release after another: a slow run would replace the release of a later push.
concurrency:
  group: release
  cancel-in-progress: false
jobs:
  release:
    runs-on: ubuntu-latest
    timeout-minutes: 30
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 24
          cache: npm
      - run: npm ci
      - run: npm test
      - run: npm run check
      - run: npm run live -- --canary ramp
        env:
          RELEASE_KEY: \${{ secrets.RELEASE_KEY }}
`;

function readme(name: string, path: string, registry: string): string {
  return `# ${name}

A remote of ReelRupee: its screen is at ${path}.

| command | what it does |
| --- | --- |
| \`npm run dev\` | serves it to the deployed shell, whose operator must allow it; a change reloads the page |
| \`npm test\` | runs its tests |
| \`npm run check\` | types, contract and budget, against what is live |
| \`npm run preview\` | publishes it and shows a link and a QR code by which it opens in the live shell |
| \`npm run publish\` | publishes it; nothing is switched |
| \`npm run live\` | makes it live; \`-- --canary 10\` for one browser in ten first, then \`-- --promote\` |
| \`npm run rollback -- --reason "…"\` | takes it back |
| \`npx reelrupee remove --reason "…"\` | takes it out of the site, where there is no release to go back to |
| \`npm run releases\` | shows what is published, and what is live |
| \`npx reelrupee health\` | shows how often it failed in browsers, with messages |
| \`npx reelrupee history\` | shows each switch, and why a canary grew or was withdrawn |

## Once

1. \`npm install\`
2. \`npx reelrupee key\` makes the key that signs releases. Send the public part that it shows to the operator of the
   registry (${registry}).
3. \`npx reelrupee login <token>\` keeps the token that you get back.
4. Translate the title: in \`src/texts/hi.ts\`, and as \`"titles": { "hi": "…" }\` of the route in \`remote.json\`.
5. \`npm run live\` makes the first release. Commit \`package-lock.json\`, too; from then on CI releases each push as a
   canary, which needs a live release before it.

CI signs with a key of its own: \`npx reelrupee key --new\` makes one and keeps it nowhere. Set the secret \`RELEASE_KEY\` to
its private part, and send the public part to the operator. The token is the identity of the CI run.
`;
}
