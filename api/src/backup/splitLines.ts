/** The longest line of a backup has an image of 5 MB, as 10 MB of digits. */
const LONGEST_LINE = 64 * 1024 ** 2;

/**
 * The lines of a text that arrives in pieces, each as soon as it is whole. Reads no piece ahead: Node's readline keeps
 * up to a thousand lines, which are gigabytes where a line holds an image.
 * Throws at a line that is too long: a small file can unpack to one that fills the memory.
 */
export async function* splitLines(
  pieces: AsyncIterable<string>,
  longest = LONGEST_LINE,
): AsyncGenerator<string> {
  let begun: string[] = [];
  let length = 0;
  for await (const piece of pieces) {
    const [rest = '', ...further] = piece.split('\n');
    begun.push(rest);
    length += rest.length;
    if (length > longest) throw new Error(`A line is longer than ${longest} characters`);
    for (const next of further) {
      yield begun.join('');
      begun = [next];
      length = next.length;
    }
  }
  const last = begun.join('');
  if (last !== '') yield last;
}
