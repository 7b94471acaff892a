/** The text of a new remote's files. Pure. */
import { json } from './json';
import { quoted } from './quoted';
import { textFiles } from './textFiles';

export interface RemoteFiles {
  path: string;
  /** By path below the remote's folder. */
  files: Record<string, string>;
}

export interface NewRemote {
  name: string;
  /** By default, the name in words. */
  title?: string | undefined;
  /** Another remote's, whose dependencies it takes over. */
  packageFile: object;
  /** Range of platform versions. */
  platform: string;
  /** Path to the schema of `remote.json`, for editors. */
  schema: string;
}

/** The files of a remote by its name, formatted as Prettier formats them. */
export function remoteFiles({ name, title, packageFile, platform, schema }: NewRemote): RemoteFiles {
  const plain = name.replace(/^mf-/, '');
  const words = plain.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const screen = `${words.join('')}Screen`;
  const shown = title ?? words.join(' ');
  const path = `/${plain}`;
  return {
    path,
    files: {
      'package.json': json({ ...packageFile, name, version: '1.0.0' }),
      'remote.json': json({
        $schema: schema,
        name,
        routes: [{ path, title: shown, skeleton: 'list' }],
        platform,
      }),
      'rsbuild.config.ts': `import { remotePreset } from '@reelrupee/federation/presets/remotePreset';

export default remotePreset(import.meta.dirname);
`,
      'tsconfig.json': `{ "extends": "../tsconfig.browser.json", "include": ["src", "../shared/ui/css-modules.d.ts"] }\n`,
      'src/remote.tsx': `import { defineRemote } from '@reelrupee/federation/remote';
import { ${screen} } from './${screen}';

export default defineRemote({
  screens: {
    '${path}': ${screen},
  },
});
`,
      [`src/${screen}.tsx`]: `import { EmptyState, ScreenLayout } from '@reelrupee/ui/core';
import { t } from './texts/texts';

/** ${path} */
export function ${screen}() {
  return (
    <ScreenLayout title={t(${quoted(shown)})}>
      <EmptyState title={t('Nothing here yet')} text={t('This screen is new.')} />
    </ScreenLayout>
  );
}
`,
      [`src/${screen}.test.tsx`]: `// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ${screen} } from './${screen}';

test('the screen says what it is', () => {
  render(<${screen} />);
  expect(screen.getByRole('heading', { name: ${quoted(shown)} })).toBeDefined();
});
`,
      ...textFiles(name, shown),
    },
  };
}
