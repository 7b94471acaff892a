/** Files of users' data are for their owner only, also in the place of one that others could read. */
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { AdminClient } from '../adminClient';
import { writeToken } from '../tokenFile';
import { backup } from './backup';
import { saveProof } from './proof';

const folder = mkdtempSync(join(tmpdir(), 'reelrupee-private-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A file that everyone can read. */
function readableFile(name: string): string {
  const file = join(folder, name);
  writeFileSync(file, 'earlier');
  chmodSync(file, 0o644);
  return file;
}

const modeOf = (file: string) => statSync(file).mode & 0o777;

function clientOf(image: string, onTransfer: () => void = () => undefined): AdminClient {
  return {
    call: () => Promise.resolve({ code: 200, msg: '', data: { image } } as never),
    url: 'http://localhost',
    transfer: () => {
      onTransfer();
      return Promise.reject(new Error('not sent'));
    },
  };
}

it('a proof', async () => {
  const file = readableFile('proof.webp');
  const image = `data:image/webp;base64,${Buffer.from('webp').toString('base64')}`;
  await saveProof(clientOf(image), 'r1', file);
  expect([readFileSync(file, 'utf8'), modeOf(file)]).toEqual(['webp', 0o600]);
});

it('a backup, before it is transferred', async () => {
  const unfinished = readableFile('backup.gz.unfinished');
  const modes: number[] = [];
  const client = clientOf('', () => modes.push(modeOf(unfinished)));
  await expect(backup(client, join(folder, 'backup.gz'))).rejects.toThrow('not sent');
  expect(modes).toEqual([0o600]);
});

it('a token', () => {
  const file = readableFile('token.json');
  writeToken(file, { token: 't', email: 'ravi@example.in' }, 0);
  expect(modeOf(file)).toBe(0o600);
});
