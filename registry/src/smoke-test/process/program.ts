/**
 * The smoke test's process: reads a job from standard input, writes the screens or a problem to standard output. React
 * is real; all else that is shared is left empty.
 */
import { text } from 'node:stream/consumers';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import * as jsxRuntime from 'react/jsx-runtime';
import { loadScreens, type LoadJob } from './loadScreens';

const MODULES = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
};

const { stdout } = process;
const exit = process.exit.bind(process, 0);
const answer = (result: { screens: string[] } | { problem: string }) =>
  void stdout.write(JSON.stringify(result), exit);

// A page would only log these.
process.on('unhandledRejection', () => undefined);
process.on('uncaughtException', () => undefined);
// A promise that never settles leaves the process without work, and it exits.
process.once('beforeExit', () => answer({ problem: 'waits for something that never comes' }));

void text(process.stdin)
  .then((job) => loadScreens(JSON.parse(job) as LoadJob, MODULES))
  .then(
    (screens) => answer({ screens }),
    (error: unknown) => answer({ problem: `cannot be loaded: ${String(error)}` }),
  );
