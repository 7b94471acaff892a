/**
 * The lines of a text that arrives in pieces, each as soon as it is whole. Reads no piece ahead: Node's readline keeps
 * up to a thousand lines, which are gigabytes where a line holds an image.
 */
export async function* splitLines(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let begun: string[] = [];
  for await (const piece of pieces) {
    const [rest = '', ...further] = piece.split('\n');
    begun.push(rest);
    for (const next of further) {
      yield begun.join('');
      begun = [next];
    }
  }
  const last = begun.join('');
  if (last !== '') yield last;
}
