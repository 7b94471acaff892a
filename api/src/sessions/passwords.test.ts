import { beforeEach, expect, it, vi } from 'vitest';

// The real functions, with their calls recorded. Modules that the worker loaded for another file have the unrecorded
// ones, so everything is imported again.
vi.mock('@node-rs/argon2', { spy: true });
vi.resetModules();
const { verify } = await import('@node-rs/argon2');
const { newId } = await import('../ids');
const { call } = await import('../testing/apiClient');
const { describeOnEngines } = await import('../testing/engines');
const { checkPassword, hashPassword } = await import('./passwords');

beforeEach(() => {
  vi.mocked(verify).mockClear();
});

/** Algorithm and cost of an encoded hash: everything before the salt. */
const costOf = (hash: string) => hash.split('$').slice(0, 4).join('$');

const checkedHashes = () => vi.mocked(verify).mock.calls.map(([hash]) => String(hash));

it('accepts the password of a hash and no other', async () => {
  const hash = await hashPassword('secret-1');
  expect([await checkPassword('secret-1', hash), await checkPassword('secret-2', hash)]).toEqual([
    true,
    false,
  ]);
});

it('without a hash does the same work, and accepts nothing', async () => {
  const hash = await hashPassword('secret-1');
  expect(await checkPassword('secret-1', null)).toBe(false);
  expect(checkedHashes().map(costOf)).toEqual([costOf(hash)]);
});

describeOnEngines('a sign-in with an unknown email', (engine) => {
  it('does the work of a password check, so that its duration reveals nothing', async () => {
    const credentials = { email: `${newId()}@example.in`, password: 'secret-1' };
    expect((await call(engine.api.url, 'userLogin', credentials)).code).toBe(400);
    expect(checkedHashes().map(costOf)).toEqual([costOf(await hashPassword('secret-1'))]);
  });
});
