const MAX_LENGTH = 200;

/** Replacements in their order: a query is removed before the addresses and numbers in it are looked for. */
const RULES: readonly (readonly [RegExp, string])[] = [
  // Line ends, and characters that would move the cursor of a terminal or reverse the text after them.
  [/[\p{C}\p{Z}]+/gu, ' '],
  [/[?#][^\s'"]*=[^\s'"]*/g, '?…'],
  // E-mail addresses and UPI ids.
  [/[^\s'"<>(),;:=]+@[^\s'"<>(),;]*/g, '[address]'],
  // Tokens and ids.
  [/(?=[\w-]*\d)[\w-]{16,}/g, '[id]'],
  // Phone, account and bank reference numbers.
  [/\+?\d(?:[ -]?\d){5,}/g, '[number]'],
];

/**
 * The message of an error without what may identify a user: addresses, long numbers, tokens, queries of URLs. Names are not
 * recognised. One line of at most 200 characters. Pure.
 */
export function scrubMessage(message: string): string {
  const scrubbed = RULES.reduce((text, [pattern, shown]) => text.replace(pattern, shown), message).trim();
  return scrubbed.length > MAX_LENGTH ? `${scrubbed.slice(0, MAX_LENGTH - 1)}…` : scrubbed;
}
