/**
 * Puts a text on the clipboard; false when the browser does not let us, as on a page without TLS or in a
 * web view without the permission. Then the text itself must be there to be copied by hand.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
