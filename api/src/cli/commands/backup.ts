import { createReadStream, createWriteStream, renameSync, statSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Envelope } from '@reelrupee/contract/envelope';
import { inspectBackup } from '../../backup/readBackup';
import { UserError } from '../../userError';
import { type AdminClient, parseEnvelope } from '../adminClient';

/** Saves all data of the server to a file, and reads it once to see that it is whole. */
export async function backup(client: AdminClient, file: string): Promise<string> {
  const reply = await client.transfer('adminBackup');
  if (reply.headers['content-type'] !== 'application/gzip') {
    const { msg, code } = await envelopeOf(reply);
    throw new UserError(msg, code);
  }
  const unfinished = `${file}.unfinished`;
  await pipeline(reply, createWriteStream(unfinished, { mode: 0o600 })).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UserError(`The backup is incomplete (${reason}). Please try again.`);
  });
  const inspected = await inspectBackup(unfinished);
  if (inspected.kind === 'broken')
    throw new UserError(`The backup is incomplete (${inspected.reason}). Please try again.`);
  renameSync(unfinished, file);
  const size = `${(statSync(file).size / 1024).toFixed(0)} KiB`;
  return `Saved to ${file} (${inspected.rows} rows, ${size}). Keep it safe: it contains all user data.`;
}

/** Restores a backup into the running server, which must be empty unless `replace` is set. */
export async function restore(client: AdminClient, file: string, replace: boolean): Promise<string> {
  const reply = await client.transfer(`adminRestore?replace=${String(replace)}`, {
    headers: { 'content-type': 'application/gzip', 'content-length': String(sizeOf(file)) },
    body: createReadStream(file),
  });
  const { code, msg } = await envelopeOf(reply);
  if (code !== 200) throw new UserError(msg, code);
  return msg;
}

async function envelopeOf(reply: IncomingMessage): Promise<Envelope<unknown>> {
  return parseEnvelope(await text(reply), 'REELRUPEE_URL', reply.statusCode ?? 0);
}

function sizeOf(file: string): number {
  try {
    return statSync(file).size;
  } catch {
    throw new UserError(`There is no file ${file}.`);
  }
}
