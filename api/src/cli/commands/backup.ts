import { createReadStream, createWriteStream, renameSync, statSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Envelope } from '@reelrupee/contract/envelope';
import { inspectBackup } from '../../backup/readBackup';
import { UserError } from '../../userError';
import { type AdminClient, readReply } from '../adminClient';
import { explainReply } from '../explainReply';
import { makePrivate } from '../makePrivate';
import { reasonOf } from '../reasonOf';

/** Saves all data of the server to a file, and reads it once to see that it is whole. */
export async function backup(client: AdminClient, file: string): Promise<string> {
  const unfinished = `${file}.unfinished`;
  try {
    makePrivate(unfinished);
  } catch (error) {
    throw new UserError(`The backup cannot be saved: ${reasonOf(error)}.`);
  }
  const reply = await client.transfer('adminBackup');
  if (reply.headers['content-type'] !== 'application/gzip')
    throw refusalOf(await readReply(reply, client.url), client);
  await pipeline(reply, createWriteStream(unfinished, { mode: 0o600 })).catch((error: unknown) => {
    if (isOfDisk(error)) throw new UserError(`The backup cannot be saved: ${reasonOf(error)}.`);
    throw new UserError(`The backup is incomplete (${reasonOf(error)}). Please try again.`);
  });
  const inspected = await inspectBackup(unfinished);
  if (inspected.kind === 'broken')
    throw new UserError(`The backup is incomplete (${inspected.reason}). Please try again.`);
  try {
    renameSync(unfinished, file);
  } catch (error) {
    throw new UserError(
      `The backup cannot be saved as ${file} (${reasonOf(error)}). It is in ${unfinished}.`,
    );
  }
  const size = `${(statSync(file).size / 1024).toFixed(0)} KiB`;
  return `Saved to ${file} (${inspected.rows} rows, ${size}). Keep it safe: it contains all user data.`;
}

/** Restores a backup into the running server, which must be empty unless `replace` is set. */
export async function restore(
  client: AdminClient,
  file: string,
  { replace }: { replace: boolean },
): Promise<string> {
  const reply = await client.transfer(`adminRestore?replace=${String(replace)}`, {
    headers: { 'content-type': 'application/gzip', 'content-length': String(sizeOf(file)) },
    body: createReadStream(file),
  });
  const envelope = await readReply(reply, client.url);
  if (envelope.code !== 200) throw refusalOf(envelope, client);
  return `${envelope.msg} Administrators and passwords are those of the backup. Withdrawals that were paid since are pending again: compare them with the bank before you pay, as “The machine is gone” of the runbook says.`;
}

/** True if this machine could not write the file; trying again changes nothing then. */
function isOfDisk(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && ['open', 'write'].includes(String(error.syscall));
}

/** The error for a reply other than 200. Both transfers are for owners. */
function refusalOf(reply: Envelope<unknown>, { url }: AdminClient): UserError {
  return new UserError(explainReply('owner', reply, url), reply.code);
}

function sizeOf(file: string): number {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found?.isFile()) return found.size;
  throw new UserError(`There is no file ${file}.`);
}
