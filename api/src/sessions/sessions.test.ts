import { expect, it } from 'vitest';
import { newId } from '../ids';
import { call, mustCall } from '../testing/apiClient';
import { describeOnEngines } from '../testing/engines';
import { REPEAT_SIGN_UP_MS } from './repeatedSignUp';
import { hashToken } from './session';
import type { TestApi } from '../testing/startTestApi';

const form = () => ({
  name: 'Asha Rao',
  phone: '9876543210',
  email: `${newId()}@example.in`,
  password: 'secret-1',
  cPassword: 'secret-1',
});

type Form = ReturnType<typeof form>;

describeOnEngines('sign-up', (engine) => {
  it('opens a session for a new user with an empty wallet', async () => {
    const { url } = engine.api;
    const fields = form();
    const answer = await call(url, 'userRegister', fields);
    expect(answer).toMatchObject({ code: 200, msg: 'Registration successful!' });
    const { token = '', ...user } = answer.data ?? {};
    expect(user).toMatchObject({ email: fields.email, userType: 'user', walletBalance: 0, plans: [] });
    const own = { userId: answer.data?._id ?? '' };
    expect(await mustCall(url, 'getUserProfile', own, token)).toEqual(user);
  });

  it.each([
    [{ name: '  ' }, 'name', 'Please provide a valid full name.'],
    [{ name: '' }, 'name', 'Please provide a valid full name.'],
    [{ email: 'Asha@Example.in' }, 'email', 'Please provide a valid email.'],
    [{ email: 'asha@example' }, 'email', 'Please provide a valid email.'],
    [{ phone: '98765' }, 'phone', 'Please provide a valid phone.'],
    [{ phone: '98765abcde' }, 'phone', 'Please provide a valid phone.'],
    [{ password: '12345' }, 'password', 'Please provide a password (min 6 characters).'],
    [{ cPassword: 'secret-2' }, 'cPassword', 'Passwords must match.'],
  ])('with %o is refused for its %s: %s', async (change, field, msg) => {
    expect(await call(engine.api.url, 'userRegister', { ...form(), ...change })).toEqual({
      code: 400,
      msg,
      data: null,
      field,
    });
  });

  it('accepts an email once, also in concurrent calls', async () => {
    const { url } = engine.api;
    const fields = form();
    const attempts = ['secret-1', 'secret-2', 'secret-3'].map((password) => ({
      password,
      cPassword: password,
    }));
    const answers = await Promise.all(
      attempts.map((attempt) => call(url, 'userRegister', { ...fields, ...attempt })),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 409, 409]);
  });
});

describeOnEngines('sign-in', (engine) => {
  it('takes an email in any case, and opens a session per device', async () => {
    const { url } = engine.api;
    const fields = form();
    const { _id: userId, token: first } = await mustCall(url, 'userRegister', fields);
    const credentials = { email: fields.email.toUpperCase(), password: fields.password };
    const { token: second } = await mustCall(url, 'userLogin', credentials);
    await mustCall(url, 'userLogout', {}, second);
    expect((await call(url, 'getUserProfile', { userId }, second)).code).toBe(401);
    expect((await call(url, 'getUserProfile', { userId }, first)).code).toBe(200);
  });

  it('gives the same reply to a wrong password and an unknown email', async () => {
    const { url } = engine.api;
    const fields = form();
    await mustCall(url, 'userRegister', fields);
    const wrong = await call(url, 'userLogin', { email: fields.email, password: 'wrong-1' });
    const unknown = await call(url, 'userLogin', { email: 'nobody@example.in', password: 'wrong-1' });
    expect(wrong).toEqual({ code: 400, msg: 'Invalid email or password.', data: null });
    expect(unknown).toEqual(wrong);
  });

  it.each(['known', 'unknown'])(
    'makes a %s account wait after five failures, twice as long each time',
    async (kind) => {
      const { url, clock } = engine.api;
      const fields = form();
      if (kind === 'known') await mustCall(url, 'userRegister', fields);
      const attempt = (password: string) => call(url, 'userLogin', { email: fields.email, password });
      for (let failure = 0; failure < 5; failure += 1) expect((await attempt('wrong-1')).code).toBe(400);
      const blocked = await attempt(fields.password);
      expect(blocked).toMatchObject({ code: 429, msg: expect.stringContaining('try again in 2 seconds') });
      clock.advance(2000);
      expect((await attempt('wrong-1')).code).toBe(400);
      expect(await attempt('wrong-1')).toMatchObject({
        code: 429,
        msg: expect.stringContaining('4 seconds'),
      });
      clock.advance(4000);
      if (kind === 'unknown') return;
      expect((await attempt(fields.password)).code).toBe(200);
      expect((await attempt('wrong-1')).code).toBe(400);
    },
  );

  it.each([
    ['a sign-in', (api: TestApi, fields: Form) => mustCall(api.url, 'userLogin', fields)],
    ['a day without failures', (api: TestApi) => Promise.resolve(api.clock.advance(24 * 60 * 60 * 1000 + 1))],
  ])('resets the failures of an account after %s', async (_event, trigger) => {
    const { api } = engine;
    const fields = form();
    await mustCall(api.url, 'userRegister', fields);
    const wrong = () => call(api.url, 'userLogin', { ...fields, password: 'wrong-1' });
    const fourFailures = async () => {
      for (let failure = 0; failure < 4; failure += 1) expect((await wrong()).code).toBe(400);
    };
    await fourFailures();
    await trigger(api, fields);
    await fourFailures();
    expect((await call(api.url, 'userLogin', fields)).code).toBe(200);
  });

  it('stores neither the password nor the token', async () => {
    const { url, database } = engine.api;
    const fields = form();
    const { token, _id } = await mustCall(url, 'userRegister', fields);
    const user = await database.queries
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', _id)
      .executeTakeFirstOrThrow();
    expect(user.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const sessions = await database.queries.selectFrom('sessions').select('token_hash').execute();
    const stored = sessions.map((session) => session.token_hash.toString('hex'));
    expect(stored).toContain(hashToken(token).toString('hex'));
    expect(stored.some((text) => text.includes(Buffer.from(token).toString('hex')))).toBe(false);
  });
});

describeOnEngines('the profile', (engine) => {
  const person = async () => {
    const fields = form();
    const { _id: userId, token } = await mustCall(engine.api.url, 'userRegister', fields);
    return {
      userId,
      token,
      profile: { userId, name: fields.name, email: fields.email, phone: fields.phone },
    };
  };
  const bank = { accountHolderName: 'Asha Rao', accountNumber: '123456789', ifscCode: 'HDFC0000001' };

  it.each([
    ['a UPI ID alone', { userUpiId: 'asha@upi' }],
    ['a complete bank account alone', { bankDetails: bank }],
  ])('takes %s', async (_name, payee) => {
    const { token, profile } = await person();
    const saved = await call(engine.api.url, 'updateUserProfile', { ...profile, ...payee }, token);
    expect(saved).toMatchObject({ code: 200, msg: 'Profile updated successfully!', data: payee });
  });

  it.each([
    [{}, 'userUpiId', 'Please provide either UPI ID or complete bank details.'],
    [
      { bankDetails: { ...bank, ifscCode: '' } },
      'userUpiId',
      'Please provide either UPI ID or complete bank details.',
    ],
    [{ userUpiId: 'not a upi id' }, 'userUpiId', 'Please enter a valid UPI ID.'],
    [
      { bankDetails: { ...bank, ifscCode: 'HDFC1' } },
      'bankDetails.ifscCode',
      'Please enter a valid IFSC code.',
    ],
  ])('refuses %o for its %s: %s', async (payee, field, msg) => {
    const { token, profile } = await person();
    const answer = await call(engine.api.url, 'updateUserProfile', { ...profile, ...payee }, token);
    expect(answer).toEqual({ code: 400, msg, data: null, field });
  });

  it('refuses the email of another account', async () => {
    const { profile } = await person();
    const other = await person();
    const stolen = { ...other.profile, email: profile.email, userUpiId: 'asha@upi' };
    expect((await call(engine.api.url, 'updateUserProfile', stolen, other.token)).code).toBe(409);
  });
});

describeOnEngines('a repeated sign-up', (engine) => {
  const signedUp = async () => {
    const fields = form();
    const { _id: userId } = await mustCall(engine.api.url, 'userRegister', fields);
    return { fields, userId };
  };
  const again = (fields: Form) => call(engine.api.url, 'userRegister', fields);

  it('within ten minutes gets the same reply and account', async () => {
    const { fields, userId } = await signedUp();
    engine.api.clock.advance(REPEAT_SIGN_UP_MS);
    const { code, msg, data } = await again(fields);
    expect([code, msg, data?._id]).toEqual([200, 'Registration successful!', userId]);
    expect((await call(engine.api.url, 'getUserProfile', { userId }, data?.token)).code).toBe(200);
    engine.api.clock.advance(1);
    expect((await again(fields)).code).toBe(409);
  });

  it('creates one account in concurrent calls', async () => {
    const fields = form();
    const answers = await Promise.all([1, 2, 3].map(() => again(fields)));
    expect(answers.map(({ code }) => code)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ data }) => data?._id)).size).toBe(1);
  });

  it.each([
    ['name', { name: 'Asha R' }],
    ['phone', { phone: '9876543211' }],
    ['password', { password: 'secret-2', cPassword: 'secret-2' }],
  ])('with another %s is refused, and counts as a failed sign-in', async (_field, change) => {
    const { fields } = await signedUp();
    for (let time = 0; time < 5; time += 1) {
      expect(await again({ ...fields, ...change })).toMatchObject({ code: 409, data: null });
    }
    const { email, password } = fields;
    expect((await call(engine.api.url, 'userLogin', { email, password })).code).toBe(429);
    // Neither does sign-up open a session while the account is blocked.
    expect((await again(fields)).code).toBe(409);
    engine.api.clock.advance(2000);
    expect((await again(fields)).code).toBe(200);
  });
});
