import { createHash } from 'node:crypto';

/** A connection keeps each named statement until it closes; the code has fewer, apart from lists of varying length. */
const MOST = 500;

/**
 * Returns a function that gives each text of a statement its name, by which a connection prepares it once instead of
 * planning it at every run; undefined for texts beyond the limit.
 */
export function statementNames(limit = MOST): (text: string) => string | undefined {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= limit) return known;
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 22);
    names.set(text, name);
    return name;
  };
}
