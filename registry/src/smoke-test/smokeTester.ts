/** Tests builds before they are released: in a browser inside the shell, or in a bare process where there is none. */
import type { Browser } from 'playwright-core';
import { evaluateSmokeTest } from './evaluateSmokeTest';
import { openChromium } from './openChromium';
import { openScreens } from './openScreens';
import { testInProcess } from './process/testInProcess';
import { saysWhatOpens, type BuiltRemote, type BuiltShell, type SmokeTest } from './tested';

const LIMITS = { start: 60_000, screen: 30_000, cleanUp: 2000 };

export interface SmokeTester {
  /** Tests a remote. Rejects when the shell that it would run in does not start. */
  remote: (remote: BuiltRemote) => Promise<SmokeTest>;
  /** Starts a shell, where there is a browser. Rejects when it does not start. */
  shell: (shell: BuiltShell) => Promise<void>;
}

export interface SmokeTesterOptions {
  /** Gives the shell that remotes will run in; undefined when there is none. */
  findShell: () => Promise<BuiltShell | undefined>;
  /** Tells that a remote is not tested in a browser, and why. */
  say?: (line: string) => void;
}

/** Runs a task with a tester. One browser serves all its tests, from the first one to the end of the task. */
export async function withSmokeTester<Result>(
  { findShell, say = sayOnStderr }: SmokeTesterOptions,
  task: (tester: SmokeTester) => Promise<Result>,
): Promise<Result> {
  let opened: Promise<Browser | undefined> | undefined;
  let found: Promise<BuiltShell | undefined> | undefined;
  try {
    return await task({
      shell: async (shell) => {
        const browser = await (opened ??= openChromium());
        if (browser && saysWhatOpens(shell)) await openScreens(browser, shell, NO_REMOTE, LIMITS);
      },
      remote: async (remote) => {
        const browser = await (opened ??= openChromium());
        const shell = browser && (await (found ??= findShell()));
        if (browser && shell && saysWhatOpens(shell)) {
          const observed = await openScreens(browser, shell, remote, LIMITS);
          return { ...evaluateSmokeTest(remote.name, remote.release.id, observed), testedBy: 'browser' };
        }
        say(`${remote.name} is not tested in a browser: ${browser ? NO_SHELL : NO_BROWSER}.`);
        return { ...(await testInProcess(remote)), testedBy: 'process' };
      },
    });
  } finally {
    await (await opened)?.close();
  }
}

function sayOnStderr(line: string): void {
  process.stderr.write(`${line}\n`);
}

const NO_REMOTE: BuiltRemote = {
  name: 'mf-none',
  release: { id: 'none', platform: '*', routes: [], files: {} },
  files: new Map(),
};
const NO_BROWSER =
  'no Chromium starts on this machine (CHROMIUM_PATH names another one), or playwright-core is not installed (npm install -D playwright-core)';
const NO_SHELL = 'no shell is live that says when a screen opens';
