/**
 * Renders one screen in a separate process that `renderScreen.ts` starts with no environment and no permissions. Reads
 * a job from standard input, writes `{ html }` or `{ problem }` to standard output. Plain JavaScript: the process may
 * read this one file only, and no loader.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import crypto from 'node:crypto';
import { Socket } from 'node:net';
import stream from 'node:stream';
import { text } from 'node:stream/consumers';
import util from 'node:util';
import { compileFunction } from 'node:vm';

/** The modules of Node that React's server renderer imports. They reach neither files nor the network. */
const NODE_MODULES = { async_hooks: { AsyncLocalStorage }, crypto, stream, util };

const EMPTY_STORAGE = { getItem: () => null };

const job = JSON.parse(await text(process.stdin));
const { stdout } = process;
const answer = (result) => stdout.write(JSON.stringify(result), exit);
const exit = process.exit.bind(process, 0);

// A promise that never settles leaves the process without work, and it exits.
process.once('beforeExit', () => answer({ problem: 'waits for something that never comes' }));
process.on('uncaughtException', (error) => answer({ problem: describe(error) }));
// The timer does not keep the process alive: if it is the only work left, no result will come.
setTimeout(() => answer({ problem: `is not ready after ${job.waitMs / 1000} s` }), job.waitMs).unref();

takeAwayNode();
const result = await render(job).then(
  (html) => (typeof html === 'string' ? { html } : { problem: 'gives no HTML' }),
  (error) => ({ problem: describe(error) }),
);
answer(result);

async function render({ path, language, shellCode, remoteCode, blocks }) {
  const document = {
    getElementById: (id) => (Object.hasOwn(blocks, id) ? { textContent: blocks[id] } : null),
  };
  const shell = run('shell', shellCode, (name) => NODE_MODULES[name] ?? {}, document);
  if (remoteCode === undefined) return shell.prerenderPage(path, undefined, language);
  const remote = run('remote', remoteCode, (name) => shell.shared[name] ?? {}, undefined).default;
  const screen = remote.screens[path];
  if (!screen) throw new Error(`The remote has no screen for ${path}.`);
  return shell.prerenderPage(path, 'load' in screen ? (await screen.load()).default : screen, language);
}

/** Runs CommonJS code without a browser's globals; gives its exports. */
function run(name, code, require, document) {
  const module = { exports: {} };
  const globals = {
    module,
    exports: module.exports,
    require,
    document,
    window: undefined,
    process: undefined,
    sessionStorage: EMPTY_STORAGE,
    localStorage: EMPTY_STORAGE,
    navigator: { onLine: true },
  };
  compileFunction(code, Object.keys(globals), { filename: `${name}.js` })(...Object.values(globals));
  return module.exports;
}

/**
 * Removes the ways from a global to Node's modules and to the network. The permissions of this process deny files,
 * processes, workers and addons; only the newest versions of Node deny the network too.
 */
function takeAwayNode() {
  const { process } = globalThis;
  for (const way of ['binding', '_linkedBinding', 'dlopen', 'getBuiltinModule']) process[way] = undefined;
  Socket.prototype.connect = () => {
    throw new Error('The network cannot be used here.');
  };
  for (const name of ['fetch', 'WebSocket', 'EventSource', 'process']) delete globalThis[name];
  const silent = () => undefined;
  globalThis.console = {
    debug: silent,
    error: silent,
    info: silent,
    log: silent,
    trace: silent,
    warn: silent,
  };
}

function describe(error) {
  return `throws ${String(error).split('\n', 1)[0].slice(0, 200)}`;
}
