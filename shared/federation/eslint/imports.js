/**
 * Lint rules for imports between packages. The contract check enforces the same before a release; lint reports it in
 * the editor.
 */
const COMES_FROM_SHELL = [
  { group: ['antd', 'antd/*', '@ant-design/*'], message: 'Use the facades of @reelrupee/ui.' },
  {
    group: ['react-router', 'react-router/*', 'react-router-dom', 'react-router-dom/*'],
    message: 'Use @reelrupee/platform/router.',
  },
  {
    group: ['axios', 'zustand', 'zustand/*', '@tanstack/*'],
    message: 'Use @reelrupee/platform, which holds the one instance.',
  },
];
const OTHER_PACKAGES = {
  group: ['shell', 'shell/*', 'mf-*', 'mf-*/*', '**/shell/src/**', '**/mf-*/src/**'],
  message: 'Remotes and the shell meet at run time only.',
};

/** Remotes: their own folder and what the sharing policy names. */
export const remoteImports = {
  files: ['mf-*/src/**/*.{ts,tsx}'],
  rules: {
    'no-restricted-imports': ['error', { patterns: [...COMES_FROM_SHELL, OTHER_PACKAGES] }],
  },
};

/** The shell and the shared packages: no remote at build time. */
export const shellImports = {
  files: ['{shell,shared/*}/src/**/*.{ts,tsx}'],
  rules: {
    'no-restricted-imports': [
      'error',
      { patterns: [{ ...OTHER_PACKAGES, group: ['mf-*', 'mf-*/*', '**/mf-*/src/**'] }] },
    ],
  },
};
