import type { ReleaseFile } from './containers';
import { LoadError } from './loadError';

/**
 * Finds out why a file failed, since elements only report that it did: fetches it past the browser's cache and checks
 * its hash. Resolves when the file is valid after all; the browser's cache then has it. Rejects with a LoadError.
 */
export async function examineFile({ url, integrity }: ReleaseFile): Promise<void> {
  const response = await fetch(url, { credentials: 'omit', cache: 'reload' }).catch(() => undefined);
  if (!response?.ok) {
    throw new LoadError('unreachable', `${url}: ${response ? `status ${response.status}` : 'no response'}.`);
  }
  const content = await response.arrayBuffer().catch(() => undefined);
  if (!content) throw new LoadError('unreachable', `${url}: the response was cut off.`);
  if (integrity === null) return;
  if (integrity === undefined || !(await hashesTo(content, integrity))) {
    throw new LoadError('integrity', `${url} is not the file that was released.`);
  }
}

/** Pages without a secure context have no digest: there only the browser checks the hash. */
async function hashesTo(content: ArrayBuffer, integrity: string): Promise<boolean> {
  if (!window.isSecureContext) return true;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return integrity === `sha256-${btoa(String.fromCharCode(...digest))}`;
}
