/** The text of a new remote's files. Pure. */
import { json } from './json';

export interface RemoteFiles {
  path: string;
  /** By path below the remote's folder. */
  files: Record<string, string>;
}

/** The files of a remote by its name. `packageFile` is another remote's, whose dependencies it takes over. */
export function remoteFiles(name: string, title: string | undefined, packageFile: object): RemoteFiles {
  const plain = name.replace(/^mf-/, '');
  const words = plain.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const screen = `${words.join('')}Screen`;
  const shown = title ?? words.join(' ');
  const path = `/${plain}`;
  return {
    path,
    files: {
      'package.json': json({ ...packageFile, name, version: '1.0.0' }),
      'remote.json': json({ name, routes: [{ path, title: shown, skeleton: 'list' }], platform: '^2.0.0' }),
      'rsbuild.config.ts': `import { remotePreset } from '@reelrupee/federation/presets/remotePreset';

export default remotePreset(import.meta.dirname);
`,
      'tsconfig.json': `{ "extends": "../tsconfig.browser.json", "include": ["src", "../shared/ui/css-modules.d.ts"] }\n`,
      'src/remote.tsx': `import { defineRemote } from '@reelrupee/federation/remote';
import { ${screen} } from './${screen}';

export default defineRemote({ screens: { '${path}': ${screen} } });
`,
      [`src/${screen}.tsx`]: `import { EmptyState, ScreenLayout } from '@reelrupee/ui/core';

/** ${path} */
export function ${screen}() {
  return (
    <ScreenLayout title={${JSON.stringify(shown)}}>
      <EmptyState title="Nothing here yet" text="This screen is new." />
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
  expect(screen.getByRole('heading', { name: ${JSON.stringify(shown)} })).toBeDefined();
});
`,
    },
  };
}
