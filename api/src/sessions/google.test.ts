import { afterAll, beforeEach, expect, it } from 'vitest';
import { FRESH_SESSION_MS } from '../accounts/confirmOwner';
import { newId } from '../ids';
import { call, mustCall } from '../testing/apiClient';
import { describeOnEngines, type EngineUnderTest } from '../testing/engines';
import { type FakeToken, OUR_CLIENT_ID, startFakeGoogle } from '../testing/fakeGoogle';
import { startLossyProxy } from '../testing/lossyProxy';
import { newPerson } from '../testing/people';

const google = await startFakeGoogle();
beforeEach(() => {
  google.down = 0;
});
afterAll(() => google.stop());

const suite = (engine: EngineUnderTest) => {
  /** Issues a token and returns the payload that a browser would send. */
  function issue(change: Partial<FakeToken> = {}): string {
    const accessToken = newId();
    google.tokens.set(accessToken, {
      audience: OUR_CLIENT_ID,
      subject: newId(),
      email: `${newId()}@gmail.com`,
      emailVerified: true,
      name: 'Asha Rao',
      ...change,
    });
    return accessToken;
  }
  const tokenOf = (accessToken: string) => {
    const token = google.tokens.get(accessToken);
    if (!token) throw new Error('No such token');
    return token;
  };
  const login = (accessToken: string, change: object = { name: 'Asha Rao', phone: '9876543210' }) =>
    call(engine.api.url, 'googleLogin', { accessToken, ...change });

  it('creates an account with name and phone, and finds it again by Google’s user id', async () => {
    const accessToken = issue();
    const before = await call(engine.api.url, 'getUserbyEmail', { email: 'any@gmail.com', accessToken });
    expect(before).toMatchObject({ code: 200, data: { name: '', phone: '' } });
    const first = await login(accessToken);
    expect(first).toMatchObject({ code: 200, data: { email: tokenOf(accessToken).email, userType: 'user' } });
    const known = await call(engine.api.url, 'getUserbyEmail', { email: '', accessToken });
    expect(known.data).toEqual({ name: 'Asha Rao', phone: '9876543210' });

    // The same Google user with another address gets the same account.
    const later = issue({ ...tokenOf(accessToken), email: 'renamed@gmail.com' });
    expect((await login(later, {})).data?._id).toBe(first.data?._id);
  });

  it('confirms a new payee on an older session with the same Google user', async () => {
    const { url, clock } = engine.api;
    const accessToken = issue();
    const { data } = await login(accessToken);
    if (!data) throw new Error('The log-in failed');
    const { _id: userId, name, email, phone, token } = data;
    const save = (userUpiId: string, googleAccessToken?: string) =>
      call(url, 'updateUserProfile', { userId, name, email, phone, userUpiId, googleAccessToken }, token);
    expect((await save('asha@upi')).code).toBe(200);
    clock.advance(FRESH_SESSION_MS + 1);
    expect(await save('new@upi')).toMatchObject({ code: 428, msg: expect.stringContaining('Google') });
    expect(await save('new@upi', issue())).toMatchObject({ code: 400 });
    expect(await save('new@upi', 'unknown')).toMatchObject({ code: 400 });
    google.down = 503;
    expect(await save('new@upi', accessToken)).toMatchObject({ code: 409 });
    google.down = 0;
    const saved = await save('new@upi', accessToken);
    expect(saved.data).toMatchObject({ userUpiId: 'new@upi', hasPassword: false });
  });

  it.each([
    [{}, 'Please provide a valid name.'],
    [{ name: 'Asha' }, 'Please provide a valid phone.'],
    [{ name: 'Asha', phone: '123' }, 'Please provide a valid phone.'],
  ])('asks for what is missing in %o', async (form, msg) => {
    const { code, msg: said } = await login(issue(), form);
    expect(code).toBe(400);
    expect(said).toContain(msg);
  });

  it('refuses a token issued to another site', async () => {
    const stolen = issue({ audience: 'another-site.apps.googleusercontent.com' });
    expect(await login(stolen)).toMatchObject({ code: 400, msg: 'Google login failed' });
    expect(await call(engine.api.url, 'getUserbyEmail', { email: '', accessToken: stolen })).toMatchObject({
      code: 400,
    });
  });

  it('refuses a token unknown to Google', async () => {
    expect(await login('made-up')).toMatchObject({ code: 400, msg: 'Google login failed' });
  });

  it.each([500, 503, 429])('reports that Google serves nobody, with status %d', async (status) => {
    google.down = status;
    expect(await login(issue())).toMatchObject({ code: 409, msg: 'Failed to fetch Google user info' });
  });

  it('links a password account by verified email, and revokes its password', async () => {
    const email = `${newId()}@gmail.com`;
    const form = { name: 'Asha', phone: '9876543210', email, password: 'secret-1', cPassword: 'secret-1' };
    const account = await call(engine.api.url, 'userRegister', form);
    const { _id: userId = '', token } = account.data ?? {};
    const profile = { userId, name: 'Asha', email, phone: '9876543210', userUpiId: 'thief@upi' };
    await call(engine.api.url, 'updateUserProfile', profile, token);
    const asked = await call(engine.api.url, 'getUserbyEmail', { email, accessToken: issue({ email }) });
    expect(asked.data).toEqual({ name: '', phone: '' });
    expect((await login(issue({ email }), {})).msg).toBe('Please provide a valid phone.');
    const linked = await login(issue({ email }), { name: 'Ravi', phone: '9000000001' });
    expect(linked.data).toMatchObject({
      _id: account.data?._id,
      name: 'Ravi',
      phone: '9000000001',
      userUpiId: '',
      emailVerified: true,
    });
    // The address was unverified before, so the account's first owner loses access.
    const old = await call(
      engine.api.url,
      'getUserProfile',
      { userId: account.data?._id ?? '' },
      account.data?.token,
    );
    expect(old.code).toBe(401);
    expect((await call(engine.api.url, 'userLogin', { email, password: 'secret-1' })).code).toBe(400);
  });

  it('ends the reset codes of the account that it hands to the owner of the email', async () => {
    const { url, admin } = engine.api;
    const email = `${newId()}@gmail.com`;
    const form = { name: 'Asha', phone: '9876543210', email, password: 'secret-1', cPassword: 'secret-1' };
    await mustCall(url, 'userRegister', form);
    const { code } = await mustCall(url, 'adminIssueResetCode', { email }, admin.token);
    expect((await login(issue({ email }))).code).toBe(200);
    const reset = await call(url, 'resetPassword', { code, password: 'secret-2', cPassword: 'secret-2' });
    expect(reset.code).toBe(400);
  });

  it('neither links nor creates an account by an unverified email', async () => {
    const person = await newPerson(engine.api);
    const email = `${newId()}@example.in`;
    await engine.api.database.queries
      .updateTable('users')
      .set({ email })
      .where('id', '=', person.userId)
      .execute();
    const answer = await login(issue({ email, emailVerified: false }));
    expect(answer).toMatchObject({ code: 403, data: null });
  });

  it('does not take over an account linked to another Google user', async () => {
    const accessToken = issue();
    await login(accessToken);
    const other = issue({ email: tokenOf(accessToken).email });
    expect(await login(other)).toMatchObject({ code: 409, data: null });
  });

  it('is not locked out by another Google user who renamed themselves to its address', async () => {
    const { url } = engine.api;
    const email = `${newId()}@gmail.com`;
    const squatter = await login(issue());
    const { _id: userId = '', token } = squatter.data ?? {};
    const profile = { userId, name: 'Mallory', email, phone: '9876543210', userUpiId: 'thief@upi' };
    await call(url, 'updateUserProfile', profile, token);
    const owner = await login(issue({ email }));
    expect(owner).toMatchObject({ code: 200, data: { email, userUpiId: '', walletBalance: 0 } });
    expect(owner.data?._id).not.toBe(userId);
    expect((await call(url, 'getUserProfile', { userId }, token)).data?.email).not.toBe(email);
  });

  it('keeps the data of an account whose email was verified when it is linked', async () => {
    const { api } = engine;
    const person = await newPerson(api);
    const email = `${newId()}@gmail.com`;
    await api.database.queries
      .updateTable('users')
      .set({ email, email_verified_at: api.clock.now() })
      .where('id', '=', person.userId)
      .execute();
    const linked = await login(issue({ email }), {});
    expect(linked.data).toMatchObject({ _id: person.userId, userUpiId: 'asha@upi', phone: '9876543210' });
    const own = { userId: person.userId };
    expect((await call(api.url, 'getUserProfile', own, person.token)).code).toBe(200);
  });

  it('keeps the phone that was asked for because the account of a verified email has none', async () => {
    const { api } = engine;
    const person = await newPerson(api);
    const email = `${newId()}@gmail.com`;
    await api.database.queries
      .updateTable('users')
      .set({ email, phone: '', email_verified_at: api.clock.now() })
      .where('id', '=', person.userId)
      .execute();
    const owner = { email, subject: newId() };
    expect((await login(issue(owner), { phone: '9000000001' })).data?.phone).toBe('9000000001');
    expect((await login(issue(owner), { phone: '9000000002' })).data?.phone).toBe('9000000001');
    const asked = await call(api.url, 'getUserbyEmail', { email, accessToken: issue(owner) });
    expect(asked.data?.phone).toBe('9000000001');
  });

  it('does not open the account of an administrator, whose second factor it would bypass', async () => {
    const { url, admin } = engine.api;
    const email = `${newId()}@gmail.com`;
    const added = { email, name: 'Ravi', role: 'owner' } as const;
    const { password } = await mustCall(url, 'adminAddAdministrator', added, admin.token);
    const accessToken = issue({ email });
    expect(await login(accessToken)).toMatchObject({ code: 403, data: null });
    const known = await call(url, 'getUserbyEmail', { email, accessToken });
    expect(known.data).toEqual({ name: '', phone: '' });
    expect((await call(url, 'userLogin', { email, password })).code).toBe(200);
  });

  it('creates one account for two concurrent calls', async () => {
    const accessToken = issue();
    const answers = await Promise.all([1, 2, 3].map(() => login(accessToken)));
    expect(answers.map(({ code }) => code)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ data }) => data?._id)).size).toBe(1);
  });

  it('is safe to retry when the reply was lost', async () => {
    const balancer = await startLossyProxy(engine.api.url);
    const form = { accessToken: issue(), name: 'Asha Rao', phone: '9876543210' };
    const second = await call(balancer.url, 'googleLogin', form);
    await balancer.stop();
    expect(second.code).toBe(200);
    expect(balancer.lost).toMatchObject([{ code: 200, data: { _id: second.data?._id } }]);
  });
};

describeOnEngines('Google sign-in', suite, { settings: google.settings });

describeOnEngines('Google sign-in without a client id', (engine) => {
  it('is refused', async () => {
    const answer = await call(engine.api.url, 'googleLogin', { accessToken: 'any' });
    expect(answer).toMatchObject({ code: 409, msg: 'Google login is not available here.' });
  });
});
