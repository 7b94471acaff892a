import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { remoteImports, shellImports } from './shared/federation/eslint/imports.js';

const ignored = ['**/dist/', '**/node_modules/', '**/coverage/', 'data/', 'media/pack/', '**/test-results/'];

export default defineConfig(
  globalIgnores(ignored),
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      // An unused name is said to be so by its underscore.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-console': 'error',
    },
  },
  {
    files: ['**/src/cli/**', 'scripts/**', 'bench/**', 'media/**', 'e2e/**'],
    rules: { 'no-console': 'off' },
  },
  {
    // Playwright reads from the pattern which fixtures a fixture needs: `{}` says none.
    files: ['e2e/**'],
    rules: { 'no-empty-pattern': 'off' },
  },
  {
    files: ['{shell,mf-*,shared/platform,shared/ui}/src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest']],
    languageOptions: { globals: globals.browser },
  },
  {
    // Runs in the measured page, or in the host that is no shell.
    files: ['{bench,registry}/**/*.page.js', 'e2e/interop/{host,remote}/*.js'],
    languageOptions: { globals: globals.browser },
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: { globals: globals.node },
  },
  remoteImports,
  shellImports,
);
