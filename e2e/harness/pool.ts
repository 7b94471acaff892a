/** Runs a task for each item, a number of them at a time. */
export async function inPool<Item>(
  size: number,
  items: readonly Item[],
  task: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await task(item);
  };
  await Promise.all(Array.from({ length: size }, worker));
}
