import type { AdminClient } from '../adminClient';
import { writePrivate } from '../writePrivate';

/** Saves an uploaded proof or QR code as a WebP file. */
export async function saveProof(client: AdminClient, id: string, file: string): Promise<string> {
  const { data } = await client.call('adminGetProof', { _id: id });
  const [, base64 = ''] = data.image.split(',');
  writePrivate('The image', file, Buffer.from(base64, 'base64'));
  return `Saved to ${file}.`;
}
