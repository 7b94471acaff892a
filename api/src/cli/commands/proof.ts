import { writeFileSync } from 'node:fs';
import { UserError } from '../../userError';
import type { AdminClient } from '../adminClient';
import { makePrivate } from '../makePrivate';
import { reasonOf } from '../reasonOf';

/** Saves an uploaded proof or QR code as a WebP file. */
export async function saveProof(client: AdminClient, id: string, file: string): Promise<string> {
  const { data } = await client.call('adminGetProof', { _id: id });
  const [, base64 = ''] = data.image.split(',');
  try {
    // Like a backup, it is for its owner only: it shows a user's payment.
    makePrivate(file);
    writeFileSync(file, Buffer.from(base64, 'base64'), { mode: 0o600 });
  } catch (error) {
    throw new UserError(`The image cannot be written: ${reasonOf(error)}.`);
  }
  return `Saved to ${file}.`;
}
