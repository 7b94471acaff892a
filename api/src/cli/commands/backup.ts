import { createReadStream, createWriteStream, renameSync, statSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type AdminClient, readEnvelope } from '../adminClient';
import { UserError } from '../../userError';

/** Saves all data of the server to a file. */
export async function backup(client: AdminClient, file: string): Promise<string> {
  const response = await client.stream('adminBackup', { method: 'POST' });
  if (response.headers.get('content-type') !== 'application/gzip' || !response.body) {
    const { msg, code } = await readEnvelope(response);
    throw new UserError(msg, code);
  }
  const unfinished = `${file}.unfinished`;
  await pipeline(Readable.fromWeb(response.body), createWriteStream(unfinished, { mode: 0o600 }));
  const expected = Number(response.headers.get('content-length'));
  if (statSync(unfinished).size !== expected)
    throw new UserError('The backup is incomplete. Please try again.');
  renameSync(unfinished, file);
  return `Saved to ${file} (${(expected / 1024).toFixed(0)} KiB). Keep it safe: it contains all user data.`;
}

/** Restores a backup into the running server, which must be empty unless `replace` is set. */
export async function restore(client: AdminClient, file: string, replace: boolean): Promise<string> {
  const response = await client.stream(`adminRestore?replace=${String(replace)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/gzip', 'content-length': String(sizeOf(file)) },
    body: Readable.toWeb(createReadStream(file)),
    duplex: 'half',
  });
  const { code, msg } = await readEnvelope(response);
  if (code !== 200) throw new UserError(msg, code);
  return msg;
}

function sizeOf(file: string): number {
  try {
    return statSync(file).size;
  } catch {
    throw new UserError(`There is no file ${file}.`);
  }
}
