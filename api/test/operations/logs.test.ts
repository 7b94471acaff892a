/** The whole log of a user's and an administrator's way through the product holds no secret of theirs. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../src/ids';
import { call, mustCall, toForm } from '../../src/testing/apiClient';
import { describeOnEngines, type EngineUnderTest } from '../../src/testing/engines';
import { OUR_CLIENT_ID, startFakeGoogle } from '../../src/testing/fakeGoogle';
import { FIXTURE_REEL_MS } from '../../src/testing/fixturePack';
import { smallPng } from '../../src/testing/images';

const UPI_ID = 'asha.secret@upi';
const ACCOUNT = '9182736455463';
const PASSWORD = 'a-secret-word-1';
const ACCESS_TOKEN = 'google-access-token-1';

const google = await startFakeGoogle();
afterAll(() => google.stop());
let log = '';

const suite = (engine: EngineUnderTest) => {
  beforeAll(() => {
    log = '';
    google.down = 0;
  });

  const form = { name: 'Asha Secret', phone: '9182736450', email: 'asha.secret@example.in' };
  const bankDetails = { accountHolderName: 'Asha Secret', accountNumber: ACCOUNT, ifscCode: 'HDFC0SECRET' };

  /** Every kind of call once, those included that go wrong; returns the tokens that were given out. */
  async function journeys(): Promise<string[]> {
    const { url, admin, clock } = engine.api;
    const signUp = { ...form, password: PASSWORD, cPassword: PASSWORD };
    const {
      _id: userId,
      token,
      UserReferralCode: referralCode,
    } = await mustCall(url, 'userRegister', signUp);
    await call(url, 'userRegister', { ...signUp, cPassword: `${PASSWORD}x` });
    await call(url, 'userLogin', { email: form.email, password: `${PASSWORD}x` });
    const { token: second } = await mustCall(url, 'userLogin', { email: form.email, password: PASSWORD });
    await call(url, 'getUserProfile', { userId }, `${second}x`);
    await fetch(`${url}/login?token=${second}&password=${PASSWORD}`);
    await fetch(`${url}/userLogin`, { method: 'POST', body: `{"password":"${PASSWORD}` });
    await fetch(`${url}/userLogin`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `{"password":"${PASSWORD}",`,
    });
    google.tokens.set(ACCESS_TOKEN, {
      audience: OUR_CLIENT_ID,
      subject: newId(),
      email: 'friend.secret@gmail.com',
      emailVerified: true,
      name: 'Friend',
    });
    const friend = await mustCall(url, 'googleLogin', {
      accessToken: ACCESS_TOKEN,
      name: 'Friend Secret',
      phone: form.phone,
      referralCode,
    });
    google.down = 503;
    await call(url, 'googleLogin', { accessToken: ACCESS_TOKEN });

    const profile = { userId, ...form, userUpiId: UPI_ID, bankDetails };
    await mustCall(url, 'updateUserProfile', profile, token);
    const plans = await mustCall(url, 'getPlan', {});
    const [free, paid] = [plans[0]?._id ?? '', plans[1]?._id ?? ''];
    await mustCall(url, 'rechargePlan', { userId, planId: free }, token);
    const [reel] = await mustCall(url, 'getReelsByUserPlan', { userId, planId: free }, token);
    clock.advance(FIXTURE_REEL_MS);
    await mustCall(url, 'markReelWatched', { userId, planId: free, videoId: reel?._id ?? '' }, token);
    const proof = { planId: paid, transactionId: newId(), amount: 255, qrImage: smallPng() };
    const recharge = await mustCall(url, 'rechargePlan', { userId: friend._id, ...proof }, friend.token);
    await mustCall(url, 'adminDecideRecharge', { _id: recharge._id, decision: 'approve' }, admin.token);
    const held = await mustCall(url, 'withdrawRequest', { userId, amount: 5, qrImage: smallPng() }, token);
    await mustCall(url, 'adminListWithdrawals', {}, admin.token);
    const pay = { _id: held._id, decision: 'pay', utr: '412345678901' } as const;
    await mustCall(url, 'adminDecideWithdrawal', pay, admin.token);
    await fetch(`${url}/withdrawRequest`, { method: 'POST', body: toForm({ ...profile, amount: 'x' }) });
    return [token, second, friend.token, admin.token];
  }

  /** A fault of the server, in which the database names the row that it refuses. */
  async function fault(): Promise<void> {
    const { database, url } = engine.api;
    await sql`alter table users add constraint made_for_a_fault check (name <> 'Fault')`.execute(
      database.queries,
    );
    const { _id: userId, token } = await mustCall(url, 'userLogin', {
      email: form.email,
      password: PASSWORD,
    });
    const profile = { userId, ...form, name: 'Fault', userUpiId: UPI_ID, bankDetails };
    expect((await call(url, 'updateUserProfile', profile, token)).code).toBe(500);
  }

  it('says what was called and what went wrong, and nothing that opens a door or names an account', async () => {
    const tokens = await journeys();
    await fault();
    expect(log).toContain('"path":"/withdrawRequest"');
    expect(log).toContain('made_for_a_fault');
    const secrets = [PASSWORD, ACCESS_TOKEN, UPI_ID, ACCOUNT, 'HDFC0SECRET', '$argon2', ...tokens];
    const personal = [form.email, form.phone, 'friend.secret@gmail.com'];
    const { password } = engine.api.admin;
    const hidden = [...secrets, ...personal, ...(password === null ? [] : [password])];
    const shown = hidden.filter((text) => log.includes(text));
    expect(shown).toEqual([]);
  });
};

describeOnEngines('the log, at its most talkative', suite, {
  settings: google.settings,
  log: { write: (line: string) => void (log += line) },
});
