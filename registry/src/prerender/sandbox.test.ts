/** The limits of the process itself: they hold even for code that has obtained Node's modules. */
import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startLocalServer, type LocalServer } from '../../../deploy/testing/localServer';
import { testFolder } from '../testing/testFolder';
import { sandboxCommand, withoutNetwork } from './sandbox';

vi.setConfig({ testTimeout: 30_000 });

let folder: string;
let server: LocalServer;
beforeEach(async () => {
  folder = testFolder();
  server = await startLocalServer((_request, response) => response.end('reached'));
});
afterEach(() => server.stop());

/** Runs a module in the sandbox; gives its output. */
async function run(code: string): Promise<string> {
  const program = join(folder, 'program.mjs');
  writeFileSync(program, code);
  const [command, ...args] = sandboxCommand(program);
  const child = spawn(command, args, { env: {}, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (data) => (output += String(data)));
  await new Promise((resolve) => child.once('close', resolve));
  return output;
}

test.each([
  ['reads no file', `import('node:fs').then(({ readFileSync }) => readFileSync('/etc/hostname'))`],
  ['writes no file', `import('node:fs').then(({ writeFileSync }) => writeFileSync('FOLDER/written', 'x'))`],
  ['starts no process', `import('node:child_process').then(({ execFileSync }) => execFileSync('true'))`],
  ['starts no thread', `import('node:worker_threads').then(({ Worker }) => new Worker('1', { eval: true }))`],
])('it %s', async (_what, code) => {
  const attempt = code.replace('FOLDER', folder);
  expect(await run(`${attempt}.then(() => console.log('done'), ({ code }) => console.log(code))`)).toBe(
    'ERR_ACCESS_DENIED\n',
  );
  expect(existsSync(join(folder, 'written'))).toBe(false);
});

test("its environment is empty, except for variables of the system's shell", async () => {
  const names = (await run(`console.log(Object.keys(process.env).join())`)).trim().split(',');
  expect(names.filter((name) => !['PWD', 'SHLVL', '_', 'OLDPWD'].includes(name))).toEqual([]);
});

test.runIf(withoutNetwork().length > 0)(
  'it reaches no network, where the system has namespaces',
  async () => {
    const attempt = `fetch('${server.url}').then((answer) => answer.text(), ({ cause }) => cause.code).then(console.log)`;
    expect(await run(attempt)).toBe('ENETUNREACH\n');
  },
);
