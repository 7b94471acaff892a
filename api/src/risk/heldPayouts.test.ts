import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { newId } from '../ids';
import { call, mustCall } from '../testing/apiClient';
import { describeOnEngines, type EngineUnderTest } from '../testing/engines';
import { expectInvariants } from '../testing/invariants';
import { hashDevice, rememberDevice } from '../sessions/devices';
import { newPerson, type Person } from '../testing/people';
import type { TestApi } from '../testing/startTestApi';
import { newEarner } from '../testing/watching';

/** A person with a referral reward of ₹25 and a payee. */
async function earner(api: TestApi, upi: string): Promise<Person> {
  const person = await newEarner(api);
  const { queries } = api.database;
  await queries
    .updateTable('users')
    .set({ upi_id: upi, phone: '' })
    .where('id', '=', person.userId)
    .execute();
  return person;
}

const withdraw = async (api: TestApi, { userId, token }: Person) =>
  (await mustCall(api.url, 'withdrawRequest', { userId, amount: 20 }, token))._id;
const pay = (api: TestApi, _id: string) =>
  call(api.url, 'adminDecideWithdrawal', { _id, decision: 'pay', utr: newId() }, api.admin.token);
const listed = async (api: TestApi, ids: string[]) =>
  (await mustCall(api.url, 'adminListRiskyPayouts', {}, api.admin.token)).filter(({ _id }) =>
    ids.includes(_id),
  );

/** The withdrawals of six people with one payee. */
async function farm(api: TestApi): Promise<{ people: Person[]; ids: string[] }> {
  const upi = `${newId()}@upi`;
  const people: Person[] = [];
  const ids: string[] = [];
  for (let count = 0; count < 6; count += 1) people.push(await earner(api, upi));
  for (const person of people) ids.push(await withdraw(api, person));
  return { people, ids };
}

const enforcing = (engine: EngineUnderTest) => {
  it('holds every payout to a payee of six accounts, the first request too', async () => {
    const { api } = engine;
    const { people, ids } = await farm(api);
    const held = await listed(api, ids);
    expect(held).toHaveLength(6);
    expect(held[0]).toMatchObject({
      state: 'held',
      reasons: [{ signal: 'sharedPayee', count: 6, points: 100 }],
    });
    for (const id of ids) {
      expect(await pay(api, id)).toMatchObject({ code: 409, msg: expect.stringContaining('sharedPayee 6') });
    }
    const [person] = people;
    if (!person) throw new Error('The farm is empty');
    const own = { userId: person.userId };
    const rows = await mustCall(api.url, 'getUserTransactions', own, person.token);
    const row = rows.find(({ type }) => type === 'Withdrawal');
    expect(row).toMatchObject({
      status: 'pending',
      remark: expect.stringMatching(/^Being checked until \d\d\/\d\d\//),
    });
    await expectInvariants(api.database);
  });

  it('does not take closed accounts that were never paid for accounts with one payee', async () => {
    const { api } = engine;
    const deviceId = newId();
    const use = ({ userId }: Person) =>
      rememberDevice(api.database.queries, userId, hashDevice(deviceId) ?? Buffer.of(), api.clock.now());
    const close = ({ userId, token }: Person) =>
      mustCall(api.url, 'closeUserAccount', { userId, loss: 0 }, token);
    const person = await earner(api, `${newId()}@upi`);
    await use(person);
    for (let closed = 0; closed < 7; closed += 1) {
      const visitor = await newPerson(api);
      await use(visitor);
      await close(visitor);
    }
    expect(await listed(api, [await withdraw(api, person)])).toEqual([]);
    // Those that were paid count with the payee that they had.
    const [upi, other] = [`${newId()}@upi`, `${newId()}@upi`];
    for (const payee of [upi, other, upi, other]) {
      const paid = await earner(api, payee);
      await use(paid);
      const { userId, token } = paid;
      const { _id } = await mustCall(api.url, 'withdrawRequest', { userId, amount: 25 }, token);
      expect(await pay(api, _id)).toMatchObject({ code: 200 });
      await close(paid);
    }
    const next = await earner(api, upi);
    await use(next);
    for (let open = 0; open < 2; open += 1) await use(await earner(api, upi));
    const [held] = await listed(api, [await withdraw(api, next)]);
    expect(held?.reasons).toContainEqual({ signal: 'linkedAccounts', count: 8, points: 100 });
  });

  it('marks held payouts in the list by which operators pay, with accounts that came later', async () => {
    const { api } = engine;
    const marks = async (ids: string[]) => {
      const rows = await mustCall(api.url, 'adminListWithdrawals', { limit: 100 }, api.admin.token);
      return rows.filter(({ _id }) => ids.includes(_id)).map(({ held }) => held);
    };
    const upi = `${newId()}@upi`;
    const first = await withdraw(api, await earner(api, upi));
    expect(await marks([first])).toEqual(['']);
    for (let count = 0; count < 5; count += 1) await earner(api, upi);
    expect(await marks([first])).toEqual(['sharedPayee 6']);
    await mustCall(api.url, 'adminReleasePayout', { _id: first }, api.admin.token);
    expect(await marks([first])).toEqual(['']);
  });

  it('pays after a person has released it, and returns the money after a rejection', async () => {
    const { api } = engine;
    const { people, ids } = await farm(api);
    const [first = '', second = ''] = ids;
    await listed(api, ids);
    const release = (_id: string) => call(api.url, 'adminReleasePayout', { _id }, api.admin.token);
    expect((await release(first)).code).toBe(200);
    expect((await release(first)).code).toBe(200);
    expect((await listed(api, [first]))[0]).toMatchObject({ state: 'released' });
    expect((await pay(api, first)).code).toBe(200);
    const rejection = { _id: second, decision: 'reject', reason: 'Not your own account' } as const;
    expect((await call(api.url, 'adminDecideWithdrawal', rejection, api.admin.token)).code).toBe(200);
    const [, person] = people;
    if (!person) throw new Error('The farm is empty');
    const profile = await mustCall(api.url, 'getUserProfile', { userId: person.userId }, person.token);
    expect(profile).toMatchObject({ walletBalance: 25, onHold: 0 });
    expect((await release(second)).code).toBe(409);
    expect((await release('none')).code).toBe(400);
    const acts = await mustCall(api.url, 'adminListActs', {}, api.admin.token);
    expect(acts.some(({ action }) => action === 'adminReleasePayout')).toBe(true);
    await expectInvariants(api.database);
  });

  it('does not hold a person alone', async () => {
    const { api } = engine;
    const person = await earner(api, `${newId()}@upi`);
    const id = await withdraw(api, person);
    expect(await listed(api, [id])).toEqual([]);
    expect((await pay(api, id)).code).toBe(200);
  });

  it('links accounts by payees that changed and by devices, also by forgotten ones', async () => {
    const { api } = engine;
    const { queries } = api.database;
    const now = api.clock.now();
    const people: Person[] = [];
    const [one, other] = [`${newId()}@upi`, `${newId()}@upi`];
    for (let count = 0; count < 8; count += 1) people.push(await earner(api, count < 4 ? one : other));
    const ids = await Promise.all(people.map((person) => withdraw(api, person)));
    expect(await listed(api, ids)).toEqual([]);
    const device_hash = Buffer.from(newId());
    for (const { userId } of people.slice(3, 5)) {
      await queries
        .insertInto('known_devices')
        .values({ user_id: userId, device_hash, first_seen_at: now, last_seen_at: now })
        .execute();
    }
    for (const { userId, token } of people) await mustCall(api.url, 'endUserSessions', { userId }, token);
    const held = await listed(api, ids);
    expect(held).toHaveLength(8);
    expect(held[0]?.reasons[0]).toEqual({ signal: 'linkedAccounts', count: 8, points: 100 });
  });
};

describeOnEngines('risky payouts in the mode enforce', enforcing, { settings: { RISK_MODE: 'enforce' } });

describeOnEngines('risky payouts in shadow mode', (engine) => {
  it('are recorded and not held', async () => {
    const { api } = engine;
    const { ids } = await farm(api);
    const [first = ''] = ids;
    expect((await listed(api, ids)).map(({ state }) => state)).toEqual(Array(6).fill('shadow'));
    expect((await pay(api, first)).code).toBe(200);
  });
});

describeOnEngines(
  'sign-ups from one network',
  (engine) => {
    const signUp = (email = `${newId()}@example.in`) =>
      call(engine.api.url, 'userRegister', {
        name: 'Asha Rao',
        phone: '9876543210',
        email,
        password: 'secret-1',
        cPassword: 'secret-1',
      });

    it('do not count when no account was opened, as while the disk is full', async () => {
      const { api } = engine;
      // An hour of its own.
      api.clock.advance(2 * 60 * 60 * 1000);
      await sql`alter table users add constraint users_outage check (email not like 'outage%') not valid`.execute(
        api.database.queries,
      );
      const failed = await Promise.all([1, 2, 3, 4].map((count) => signUp(`outage${count}@example.in`)));
      expect(failed.map(({ code }) => code)).toEqual([500, 500, 500, 500]);
      await sql`alter table users drop constraint users_outage`.execute(api.database.queries);
      expect((await signUp()).code).toBe(200);
    });

    it('are limited, however many come at once', async () => {
      const { api } = engine;
      const replies = await Promise.all(Array.from({ length: 6 }, () => signUp()));
      expect(replies.map(({ code }) => code).sort()).toEqual([200, 200, 200, 429, 429, 429]);
      api.clock.advance(60 * 60 * 1000);
      expect((await signUp()).code).toBe(200);
    });
  },
  { settings: { SIGN_UPS_PER_NETWORK: 3 } },
);
