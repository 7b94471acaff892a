import { SmokeTestError } from './smokeTestError';

/** Pages wait no longer for a remote either; and here it need not come through a network. */
const LIMIT_MS = 4000;

/**
 * Runs a task in which code runs that is not ours. A promise that such code leaves rejected would end this process;
 * in a page it would be a line on the console. One that it never settles would keep us waiting: after the limit the
 * task is a fault in that file.
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
