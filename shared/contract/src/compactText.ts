const DEVANAGARI_ZERO = 0x0966;

/**
 * A typed or pasted number or id: without spaces and without the invisible marks that other apps put around what is copied
 * from them, and with Latin digits for Devanagari ones.
 */
export function compactText(text: string): string {
  return text
    .replace(/[\s\p{Cf}]/gu, '')
    .replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));
}
