/**
 * npm run mutate: changes the rules that money, sessions, releases and forms depend on, one small change at a time, and
 * reports every change that no test notices.
 */
export default {
  plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutate.config.ts' },
  coverageAnalysis: 'perTest',
  mutate: [
    'shared/contract/src/{money,streak,fields,patterns,contact}.ts',
    'shared/platform/src/session/{sessionStore,storedSession}.ts',
    'shared/platform/src/api/{callAction,interpretReply,sessionRules}.ts',
    'api/src/sessions/session.ts',
    'api/src/limitConcurrency.ts',
    'shared/federation/src/resolve/*.ts',
    'registry/src/contract-check/{checkPair,checkShell,requiredNames,styleRules}.ts',
    'mf-plans/src/recharge/proofRules.ts',
    'mf-wallet/src/update-profile/profileRules.ts',
    'mf-wallet/src/withdraw/{payee,withdrawAmount}.ts',
    'shell/src/screens/login/signUpRules.ts',
    'shared/ui/src/form/newPasswordRules.ts',
    '!**/*.test.ts',
  ],
  ignorePatterns: ['bench', 'data', 'deploy', 'docs', 'e2e', 'media', 'screenshots', '**/dist', '**/.cache'],
  ignoreStatic: true,
  concurrency: 2,
  timeoutMS: 30_000,
  tempDirName: 'test-results/mutation/work',
  reporters: ['clear-text', 'html', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportMutants: true },
  htmlReporter: { fileName: 'test-results/mutation/report.html' },
  jsonReporter: { fileName: 'test-results/mutation/report.json' },
  thresholds: { high: 95, low: 90, break: 90 },
  allowEmpty: false,
};
