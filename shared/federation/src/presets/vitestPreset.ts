/** The part of a vitest configuration that the tests of every remote need. */
export interface RemoteTests {
  test: {
    environment: string;
    setupFiles: string[];
    restoreMocks: boolean;
    css: { include: RegExp; modules: { classNameStrategy: 'non-scoped' } };
    server: { deps: { inline: RegExp[] } };
  };
  resolve: { dedupe: string[] };
}

/** The tests of a remote in a repository of its own: a browser's DOM, the site's configuration, one React. */
export function vitestPreset(): RemoteTests {
  return {
    test: {
      environment: 'jsdom',
      setupFiles: ['@reelrupee/platform/testing/configBlock'],
      restoreMocks: true,
      // Names of CSS classes as in the source, so that tests can find them in rendered output.
      css: { include: /.+/, modules: { classNameStrategy: 'non-scoped' } },
      // Their stylesheets are imported by JavaScript, which Node does not support.
      server: { deps: { inline: [/@reelrupee\//] } },
    },
    resolve: { dedupe: ['react', 'react-dom', 'zustand'] },
  };
}
