import { SmokeTestError } from './smokeTestError';

/** Pages wait no longer for a remote either, and theirs comes through a network. */
const LIMIT_MS = 4000;

/**
 * Runs a task that includes foreign code. A rejected promise of such code would end this process, while a page only
 * logs it. A promise that never settles would block the command: after the limit the task counts as an error in that
 * file.
 */
export async function isolateRemoteCode<Result>(file: string, task: () => Promise<Result>): Promise<Result> {
  const ignore = () => undefined;
  process.on('unhandledRejection', ignore);
  const problem = `is still waiting for something ${LIMIT_MS / 1000} s after a page has loaded it`;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new SmokeTestError({ file, problem })), LIMIT_MS);
  });
  try {
    return await Promise.race([task(), late]);
  } finally {
    clearTimeout(timer);
    // Node reports unhandled rejections once the running tasks are done.
    await new Promise((resolve) => setImmediate(resolve));
    process.off('unhandledRejection', ignore);
  }
}
