/**
 * Runs a task in which code runs that is not ours. A promise that such code leaves rejected would end this process;
 * in a page it would be a line on the console.
 */
export async function besideForeignCode<Result>(task: () => Promise<Result>): Promise<Result> {
  const ignore = () => undefined;
  process.on('unhandledRejection', ignore);
  try {
    return await task();
  } finally {
    // What was left rejected is told once the running tasks are done.
    await new Promise((resolve) => setImmediate(resolve));
    process.off('unhandledRejection', ignore);
  }
}
