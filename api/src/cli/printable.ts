/** Control characters, and those that hide text or turn its direction, but for the joiners of Indian scripts. */
const UNPRINTABLE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Shows characters that a terminal would obey instead of printing as `\u{…}`. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, (found) => `\\u{${(found.codePointAt(0) ?? 0).toString(16)}}`);
}

/** Parses JSON with all its texts printable; null if it is not JSON. */
export function parsePrintable(json: string): unknown {
  try {
    return JSON.parse(json, (_key, value: unknown) => (typeof value === 'string' ? printable(value) : value));
  } catch {
    return null;
  }
}
