/** Gives a function that runs its tasks one after another, in the order of the calls. */
export function serialQueue(): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    // A failed task does not keep the next one from running.
    last = result.catch(() => undefined);
    return result;
  };
}
