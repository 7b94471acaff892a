import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { ROOT } from './root.mjs';
import { swallowedOptions } from './swallowedOptions.mjs';

test.each([
  ['scripts/test.mjs', ['mf-wallet'], { npm_config_all: 'true' }, 'npm test -- mf-wallet --all'],
  ['scripts/build.mjs', [], { npm_config_provider: 'true' }, 'npm run build -- --provider'],
  ['scripts/build.mjs', [], { npm_config_to: '/srv/app' }, 'npm run build -- --to'],
  ['scripts/build.mjs', [], { npm_config_token_description: '/srv/app' }, 'npm run build -- --to'],
])('%s with an option that npm consumed does nothing and says what to type', (script, args, env, command) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...env },
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/npm consumed --\w+; nothing was done\./);
  expect(stderr).toContain(`Put -- before the options: ${command}\n`);
});

test('settings of npm other than the options of the command are none', () => {
  const env = { npm_config_user_agent: 'npm', npm_config_all: '' };
  expect(swallowedOptions(['all'], env)).toEqual([]);
});
