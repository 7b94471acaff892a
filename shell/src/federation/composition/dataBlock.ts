/** Data blocks that the page was served with. */

/** The object in a JSON block of the page, by the block's id. Throws when the page has none. */
export function readDataBlock<Value extends object>(id: string): Value {
  const text = document.getElementById(id)?.textContent;
  if (!text) throw new Error(`The page has no data block #${id}.`);
  return JSON.parse(text) as Value;
}
