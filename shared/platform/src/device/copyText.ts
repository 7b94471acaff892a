/**
 * Copies a text to the clipboard. False when the browser refuses, as on a page without TLS or in a web view without the
 * permission; the text must then be visible, to be copied by hand.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
