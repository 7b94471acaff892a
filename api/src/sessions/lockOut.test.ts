import { expect, it } from 'vitest';
import { newId } from '../ids';
import { hashPassword } from './passwords';
import { call, mustCall, toForm } from '../testing/apiClient';
import { describeOnEngines, type EngineUnderTest } from '../testing/engines';

const PASSWORD = 'secret-1';
const ATTACKER = '203.0.113.7';
const OWNER = '198.51.100.20';
/** Guesses at once, of which 5 are judged. */
const BURST = 12;

interface Reply {
  code: number;
  msg: string;
}

const suite = (engine: EngineUnderTest) => {
  /** Signs in from an address, as a proxy in front of the provider forwards it. */
  async function signIn(address: string, payload: object): Promise<Reply> {
    const response = await fetch(`${engine.api.url}/userLogin`, {
      method: 'POST',
      headers: { 'x-forwarded-for': address },
      body: toForm(payload),
    });
    return (await response.json()) as Reply;
  }
  const signUp = async () => {
    const email = `${newId()}@example.in`;
    const form = { name: 'Asha', phone: '9876543210', email, password: PASSWORD, cPassword: PASSWORD };
    const deviceId = newId();
    await mustCall(engine.api.url, 'userRegister', { ...form, deviceId });
    return { email, deviceId };
  };
  const guesses = (count: number, guess: () => Promise<Reply>) =>
    Promise.all(Array.from({ length: count }, guess));
  const judged = (replies: Reply[]) => replies.filter(({ code }) => code === 400).length;

  it('counts a guess before the password is judged: of 59 in one burst, 5 are judged', async () => {
    const { email } = await signUp();
    const replies = await guesses(59, () => signIn(ATTACKER, { email, password: 'wrong-1' }));
    expect(judged(replies)).toBe(5);
    expect(replies.filter(({ code }) => code === 429)).toHaveLength(54);
  });

  it('refuses the right password too in a burst that is over its limit', async () => {
    const { email } = await signUp();
    await guesses(BURST, () => signIn(ATTACKER, { email, password: 'wrong-1' }));
    expect((await signIn(ATTACKER, { email, password: PASSWORD })).code).toBe(429);
  });

  it('does not lock the owner out, who signs in from another address', async () => {
    const { email } = await signUp();
    await guesses(BURST, () => signIn(ATTACKER, { email, password: 'wrong-1' }));
    expect((await signIn(OWNER, { email, password: PASSWORD })).code).toBe(200);
  });

  it('does not lock a known device out, not even behind the address of the guesses', async () => {
    const { email, deviceId } = await signUp();
    await guesses(BURST, () => signIn(ATTACKER, { email, password: 'wrong-1' }));
    expect((await signIn(ATTACKER, { email, password: PASSWORD, deviceId })).code).toBe(200);
  });

  it('lets an unknown device be no way around the address', async () => {
    const { email } = await signUp();
    const replies = await guesses(BURST, () =>
      signIn(ATTACKER, { email, password: 'wrong-1', deviceId: newId() }),
    );
    expect(judged(replies)).toBe(5);
  });

  it('takes the addresses of one IPv6 network as one', async () => {
    const { email } = await signUp();
    let host = 0;
    const replies = await guesses(BURST, () =>
      signIn(`2001:db8:1:2::${(host += 1).toString(16)}`, { email, password: 'wrong-1' }),
    );
    expect(judged(replies)).toBe(5);
    expect((await signIn('2001:db8:1:3::1', { email, password: PASSWORD })).code).toBe(200);
  });

  it('judges a right password on a known device after wrong ones on it, and wrong ones only slowly', async () => {
    const { email, deviceId } = await signUp();
    const replies = await guesses(20, () => signIn(OWNER, { email, password: 'wrong-1', deviceId }));
    expect(replies.filter(({ code }) => code === 429).length).toBeGreaterThan(10);
    expect((await signIn(OWNER, { email, password: PASSWORD, deviceId })).code).toBe(200);
  });

  it('lets a logged-in owner change the password behind the address of the guesses, and slows guesses there', async () => {
    const { email, deviceId } = await signUp();
    await guesses(BURST, () => signIn(ATTACKER, { email, password: 'wrong-1' }));
    const { _id: userId, token } = await mustCall(engine.api.url, 'userLogin', {
      email,
      password: PASSWORD,
      deviceId,
    });
    const change = async (currentPassword: string, password: string): Promise<Reply> => {
      const response = await fetch(`${engine.api.url}/changePassword`, {
        method: 'POST',
        headers: { 'x-forwarded-for': ATTACKER, authorization: `Bearer ${token}` },
        body: toForm({ userId, currentPassword, password, cPassword: password }),
      });
      return (await response.json()) as Reply;
    };
    expect((await change(PASSWORD, 'secret-2')).code).toBe(200);
    expect(judged(await guesses(BURST, () => change('wrong-1', 'secret-3')))).toBe(5);
  });

  it('forgets a device that guesses on and on', async () => {
    const { email, deviceId } = await signUp();
    await guesses(59, () => signIn(OWNER, { email, password: 'wrong-1', deviceId }));
    await guesses(5, () => signIn(OWNER, { email, password: 'wrong-1', deviceId }));
    expect((await signIn(OWNER, { email, password: PASSWORD, deviceId })).code).toBe(429);
  });

  it('does not lock the administrator out', async () => {
    const { api } = engine;
    const { email } = api.admin;
    const hash = await hashPassword(PASSWORD);
    await api.database.queries
      .updateTable('users')
      .set({ password_hash: hash })
      .where('email', '=', email)
      .execute();
    const replies = await guesses(BURST, () => signIn(ATTACKER, { email, password: 'wrong-1' }));
    expect(judged(replies)).toBe(5);
    expect((await signIn(OWNER, { email, password: PASSWORD })).code).toBe(200);
  });

  it('treats an email without an account alike', async () => {
    const email = `${newId()}@example.in`;
    const replies = await guesses(BURST, () => signIn(ATTACKER, { email, password: 'wrong-1' }));
    expect(judged(replies)).toBe(5);
    expect((await signIn(OWNER, { email, password: PASSWORD })).msg).toBe('Invalid email or password.');
  });

  it('counts a repeated sign-up as a guess in the same way', async () => {
    const { email } = await signUp();
    const form = { name: 'Asha', phone: '9876543210', email, password: 'wrong-1', cPassword: 'wrong-1' };
    await guesses(10, () => call(engine.api.url, 'userRegister', form));
    expect((await call(engine.api.url, 'userLogin', { email, password: PASSWORD })).code).toBe(429);
  });
};

describeOnEngines('guessing a password', suite, { settings: { TRUST_PROXY: ['127.0.0.1'] } });
