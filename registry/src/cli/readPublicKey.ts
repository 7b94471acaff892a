import { readFileSync } from 'node:fs';
import { keyId } from '../access/statement';
import { UserError } from '../userError';

/** A team's public key, from its file. Throws a UserError when it is none, or a private one. */
export function readPublicKey(file: string): string {
  const text = readFile(file);
  if (text.includes('PRIVATE KEY')) {
    throw new UserError(
      `${file} holds a private key, which nobody but its owner may have.`,
      'Revoke it, and let the team send the public part of a new one: npx reelrupee key --new',
    );
  }
  try {
    keyId(text);
    return text;
  } catch {
    throw new UserError(`${file} is no public Ed25519 key (PEM).`, 'It is the output of: npx reelrupee key');
  }
}

function readFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UserError(`The key cannot be read: ${String(error)}`, 'Name the file of a public key (PEM).');
  }
}
