/** Runs a task for each item, so many at a time. The results are in the order of the items. */
export async function inPool<Item, Result>(
  size: number,
  items: readonly Item[],
  task: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await task(item);
  };
  await Promise.all(Array.from({ length: size }, worker));
  return results;
}
