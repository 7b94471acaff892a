import { defineConfig, globalIgnores } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import parser from '@typescript-eslint/parser';
import { remoteImports, shellImports } from './shared/federation/eslint/imports.js';

// The rules of the language run in oxlint (.oxlintrc.json), in a fiftieth of the time; here are those that it lacks.
export default defineConfig(
  globalIgnores(['**/dist/']),
  {
    files: ['{shell,mf-*,shared/*}/src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest']],
    languageOptions: { parser },
  },
  remoteImports,
  shellImports,
);
