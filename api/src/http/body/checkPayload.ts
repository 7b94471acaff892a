/** The deepest payload of the contract has two levels. */
const MAX_DEPTH = 8;

/** Control characters: PostgreSQL cannot store NUL, and a terminal obeys escape sequences. Line breaks and tabs are text. */
const CONTROL = /(?![\n\r\t])\p{Cc}/u;

export type PayloadCheck = 'valid' | 'too-deep' | 'control-character';

/** Checks a parsed payload before validation: its depth, which bounds the recursion here and later, and its texts. */
export function checkPayload(value: unknown, depth = 0): PayloadCheck {
  if (typeof value === 'string') return checkText(value);
  if (value === null || typeof value !== 'object' || value instanceof Blob) return 'valid';
  if (depth === MAX_DEPTH) return 'too-deep';
  for (const [key, inner] of Object.entries(value)) {
    const found = checkText(key) === 'valid' ? checkPayload(inner, depth + 1) : 'control-character';
    if (found !== 'valid') return found;
  }
  return 'valid';
}

function checkText(text: string): PayloadCheck {
  return CONTROL.test(text) ? 'control-character' : 'valid';
}
