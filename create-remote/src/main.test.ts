import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const MAIN = join(import.meta.dirname, 'main.ts');

/** Runs the command with arguments that make no repository. */
function create(...args: string[]) {
  return createWith({}, ...args);
}

function createWith(env: NodeJS.ProcessEnv, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', MAIN, ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { status, stdout, stderr };
}

test('--help shows how it is used', () => {
  expect(create('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('--registry') });
});

test.each([
  [['mf-quiz', '--titel', 'Quiz'], "Unknown option '--titel'"],
  [['mf-quiz', 'mf-other'], 'One remote at a time'],
  [['mf-quiz', '--registry', 'registry.example'], 'not the address of a registry'],
  [['Quiz'], 'not a name for a remote'],
])('%j is refused with its usage, without a stack', (args, expected) => {
  const { status, stderr } = create(...args);
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining(expected) });
  expect(stderr).toContain('npm create @reelrupee/remote');
  expect(stderr).not.toMatch(/\n {4}at /);
});

test.each([
  ['title', 'true', ['mf-quiz', 'Quiz'], '--title'],
  ['dir', 'quiz', ['mf-quiz'], '--dir'],
])('an option that npm consumed is refused, with where -- belongs: %s', (name, value, args, option) => {
  const { status, stderr } = createWith({ [`npm_config_${name}`]: value }, ...args);
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: expect.stringContaining(`npm consumed ${option}; nothing was done. Put -- before the options.`),
  });
});
