/** Some engines read the file only a while after the click, and a download by an address that is revoked fails. */
const REVOKE_AFTER_MS = 40_000;

/** Lets the browser save a text as a file. */
export function saveFile(name: string, type: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER_MS);
}
