/** A picture by its file name, and on which sides it is. */
export interface Pair {
  name: string;
  kind: 'both' | 'new' | 'gone';
}

/** Pairs the pictures of two commits by name, in the order of the names. */
export function pairPictures(before: readonly string[], now: readonly string[]): Pair[] {
  const [old, present] = [new Set(before), new Set(now)];
  return [...new Set([...before, ...now])].sort().map((name) => {
    if (!old.has(name)) return { name, kind: 'new' };
    return { name, kind: present.has(name) ? 'both' : 'gone' };
  });
}
