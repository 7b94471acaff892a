import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { revoke } from '../access/access';
import { makeKey } from '../access/statement';
import { openStore } from '../store/openStore';
import { registryCommand } from './registryCommand';

const folder = mkdtempSync(join(tmpdir(), 'registry-command-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const target = join(folder, 'store');
const { privateKey, publicKey } = makeKey();
const file = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

let said: string[];
beforeEach(() => {
  said = [];
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation((line: string) => void said.push(line));
});

/** Runs the command; gives the message of its error, if it has one. */
async function run(...args: string[]): Promise<string> {
  const command = registryCommand();
  for (const one of [command, ...command.commands])
    one.exitOverride().configureOutput({ writeErr: () => undefined });
  try {
    await command.parseAsync([...args, '--target', target], { from: 'user' });
    return '';
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  }
}

async function access() {
  const store = await openStore(target);
  try {
    return await store.access();
  } finally {
    await store.close();
  }
}

test('a public key is accepted, and it is shown who may release the remote now', async () => {
  expect(await run('key', 'mf-quiz', file('quiz.pem', publicKey), '--owner', 'quiz team')).toBe('');
  expect(said.join('\n')).toMatch(/mf-quiz\n {2}key \w+ of quiz team/);
});

test('a key is one person’s, and a retired one is not accepted again', async () => {
  const key = file('asha.pem', makeKey().publicKey);
  await run('key', 'mf-quiz', key, '--owner', 'asha');
  expect(await run('key', 'mf-quiz', key, '--owner', 'ravi')).toMatch(/Key \w+ is that of asha already/);
  await run('revoke', 'mf-quiz', '--owner', 'asha');
  const before = await access();
  expect(await run('key', 'mf-quiz', key, '--owner', 'ravi')).toMatch(/Key \w+ of asha was retired on/);
  expect(await access()).toEqual(before);
});

test('a private key is never kept', async () => {
  const refused = await run('key', 'mf-own', file('private.pem', privateKey), '--owner', 'own team');
  expect(refused).toContain('UserError');
  expect(refused).toContain('holds a private key');
  expect((await access())['mf-own']).toBeUndefined();
});

test.each([
  ['a missing key', ['key', 'mf-quiz', join(folder, 'none.pem'), '--owner', 'x'], 'cannot be read'],
  ['text', ['key', 'mf-quiz', file('text.pem', 'text'), '--owner', 'x'], 'no public Ed25519 key'],
  ['a wrong name', ['token', 'mfquiz', '--owner', 'x'], 'not the name of a remote'],
  ['an address', ['trust', 'mf-quiz', '--repository', 'https://github.com/a/b'], 'such as acme/mf-quiz'],
])('%s is refused in a sentence', async (_what, args, expected) => {
  const before = await access();
  expect(await run(...args)).toContain(expected);
  expect(await access()).toEqual(before);
});

test('trust in one branch takes the place of trust in all, and the other way round; branches add up', async () => {
  const refs = async () => (await access())['mf-quiz']?.repositories.map(({ ref }) => ref);
  const byCi = (...ref: string[]) => run('trust', 'mf-quiz', '--repository', 'acme/narrow', ...ref);
  await byCi();
  await byCi('--ref', 'refs/heads/main');
  expect(await refs()).toEqual(['refs/heads/main']);
  await byCi('--ref', 'refs/heads/next');
  await byCi('--ref', 'refs/heads/main');
  expect(await refs()).toEqual(['refs/heads/next', 'refs/heads/main']);
  await byCi();
  expect(await refs()).toEqual([undefined]);
  await run('revoke', 'mf-quiz', '--owner', 'acme/narrow');
});

test('a revocation that takes nothing back fails, so that a misspelled owner is noticed', async () => {
  await run('token', 'mf-quiz', '--owner', 'asha');
  expect(await run('revoke', 'mf-quiz', '--owner', 'Asha')).toContain('holds nothing for mf-quiz');
  expect(await run('revoke', 'mf-quiz', '--owner', 'asha')).toBe('');
  expect((await access())['mf-quiz']?.tokens).toEqual([]);
});

test('a revocation ends the links to previews that the person or the repository’s CI made', async () => {
  await run('token', 'mf-quiz', '--owner', 'asha');
  const store = await openStore(target);
  const release = { id: '1.1.0-b', platform: '^1.0.0', routes: [], files: {} };
  const made = { remote: 'mf-quiz', release, expiresAt: '2999-01-01T00:00:00.000Z' };
  await store.savePreview({ ...made, ticket: 'hers', by: 'asha' });
  await store.savePreview({ ...made, ticket: 'his', by: 'ravi' });
  await store.savePreview({ ...made, remote: 'mf-other', ticket: 'hers-elsewhere', by: 'asha' });
  await store.savePreview({ ...made, ticket: 'ci', by: 'CI of acme/quiz at 0123456' });
  await store.savePreview({ ...made, ticket: 'other-ci', by: 'CI of acme/quiz-2 at 0123456' });
  await run('revoke', 'mf-quiz', '--owner', 'asha');
  const tickets = async () => (await store.previews()).map(({ ticket }) => ticket).sort();
  expect(await tickets()).toEqual(['ci', 'hers-elsewhere', 'his', 'other-ci']);
  await run('trust', 'mf-quiz', '--repository', 'acme/quiz');
  await run('revoke', 'mf-quiz', '--owner', 'acme/quiz');
  expect(await tickets()).toEqual(['hers-elsewhere', 'his', 'other-ci']);
  await store.close();
});

test('a revocation that was ended before the links to previews were is completed by the next one', async () => {
  await run('token', 'mf-quiz', '--owner', 'asha');
  const store = await openStore(target);
  const release = { id: '1.1.0-b', platform: '^1.0.0', routes: [], files: {} };
  const expiresAt = '2999-01-01T00:00:00.000Z';
  await store.savePreview({ remote: 'mf-quiz', release, expiresAt, ticket: 'left', by: 'asha' });
  await store.updateAccess((now) => revoke(now, 'mf-quiz', 'asha', 0));
  expect(await run('revoke', 'mf-quiz', '--owner', 'asha')).toBe('');
  expect((await store.previews()).filter(({ ticket }) => ticket === 'left')).toEqual([]);
  expect(await run('revoke', 'mf-quiz', '--owner', 'asha')).toContain('holds nothing for mf-quiz');
  await store.close();
});

test('a port in use is named', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  expect(await run('serve', '--port', String(port))).toMatch(
    /UserError: The registry cannot listen on .*EADDRINUSE/,
  );
  await new Promise((resolve) => other.close(resolve));
});
