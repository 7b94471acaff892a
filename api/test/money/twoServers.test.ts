import { describe, expect, inject, it } from 'vitest';
import { newId } from '../../src/ids';
import { call, mustCall } from '../../src/testing/apiClient';
import { FIXTURE_REEL_MS } from '../../src/testing/fixturePack';
import { smallPng } from '../../src/testing/images';
import { newPerson } from '../../src/testing/people';
import { expectInvariants } from '../../src/testing/invariants';
import { startTestApi } from '../../src/testing/startTestApi';
import { createTestDatabase } from '../../src/testing/testDatabases';
import { activateFree, askForPlan, buyPlan, planOf, plansOf } from '../../src/testing/watching';

const POSTGRESQL = inject('postgresqlUrl');
const AT_ONCE = 6;

/** Two servers on one database; `both` makes a call `AT_ONCE` times concurrently, on alternating servers. */
async function withTwoServers(work: (pair: Pair) => Promise<void>): Promise<void> {
  const database = await createTestDatabase(POSTGRESQL);
  const options = { databaseUrl: database.url, ticking: false };
  const one = await startTestApi(options);
  const other = await startTestApi(options);
  const both = <Result>(ask: (url: string) => Promise<Result>) =>
    Promise.all(Array.from({ length: AT_ONCE }, (_, turn) => ask(turn % 2 === 0 ? one.url : other.url)));
  try {
    await work({ one, other, both });
    await expectInvariants(one.database);
  } finally {
    await one.stop();
    await other.stop();
    await database.drop();
  }
}

type Server = Awaited<ReturnType<typeof startTestApi>>;
interface Pair {
  one: Server;
  other: Server;
  both<Result>(ask: (url: string) => Promise<Result>): Promise<Result[]>;
}

describe.skipIf(POSTGRESQL === '')('two servers on one PostgreSQL', () => {
  it('credit each reel once', async () => {
    await withTwoServers(async ({ one, other, both }) => {
      const person = await newPerson(one);
      const { _id: planId } = await activateFree(one, person);
      const { userId, token } = person;
      const reels = await mustCall(one.url, 'getReelsByUserPlan', { userId, planId, limit: 20 }, token);
      for (const { _id: videoId } of reels) {
        for (const { clock } of [one, other]) clock.advance(FIXTURE_REEL_MS);
        const answers = await both((url) => call(url, 'markReelWatched', { userId, planId, videoId }, token));
        expect(new Set(answers.map((answer) => answer.data?.earnWatchReel))).toEqual(new Set([0.5]));
      }
      const user = await mustCall(other.url, 'getUserProfile', { userId }, token);
      expect(user).toMatchObject({ reelsWatched: 10, totalEarnings: 5, lockedEarnings: 5 });
    });
  });

  it('activate, request, approve, reward and withdraw once', async () => {
    await withTwoServers(async ({ one, both }) => {
      const referrer = await newPerson(one);
      const person = await newPerson(one, referrer.userId);
      const { free, paid } = await plansOf(one);
      const { userId, token } = person;
      await both((url) => call(url, 'rechargePlan', { userId, planId: free._id }, token));
      const [plan] = paid;
      if (!plan) throw new Error('There is no paid plan');
      const asked = await both((url) => askForPlan({ ...one, url }, person, plan, '123456789012'));
      expect(new Set(asked.map(({ _id }) => _id)).size).toBe(1);
      const decision = { _id: asked[0]?._id ?? '', decision: 'approve' } as const;
      await both((url) => mustCall(url, 'adminDecideRecharge', decision, one.admin.token));

      const user = await mustCall(one.url, 'getUserProfile', { userId }, token);
      expect(user.plans).toHaveLength(2);
      expect(user.userDeposit).toBe(250);
      const reward = { userId: referrer.userId, amount: 25, requestKey: 'only-once' };
      const held = await both((url) => mustCall(url, 'withdrawRequest', reward, referrer.token));
      expect(new Set(held.map(({ _id }) => _id)).size).toBe(1);
      const left = await mustCall(one.url, 'getUserProfile', { userId: referrer.userId }, referrer.token);
      expect(left).toMatchObject({ walletBalance: 0, onHold: 25, totalEarnings: 25 });
    });
  });

  it('accept a transaction id from one of several users', async () => {
    await withTwoServers(async ({ one, other, both }) => {
      const plan = await planOf(one, 250);
      const people = await Promise.all(Array.from({ length: AT_ONCE }, () => newPerson(one)));
      const turns = people.values();
      const answers = await both((url) => {
        const { userId = '', token = '' } = turns.next().value ?? {};
        const request = { userId, planId: plan._id, transactionId: '400000000017', amount: 255 };
        return call(url, 'rechargePlan', { ...request, qrImage: smallPng() }, token);
      });
      expect(answers.map(({ code }) => code).sort()).toEqual([200, 409, 409, 409, 409, 409]);
      const { data } = await call(other.url, 'adminListRecharges', { status: 'pending' }, one.admin.token);
      expect(data).toHaveLength(1);
    });
  });

  it('give an e-mail one account', async () => {
    await withTwoServers(async ({ both }) => {
      let turn = 0;
      const answers = await both((url) => {
        turn += 1;
        const person = { name: `Asha ${turn}`, phone: `987654321${turn}`, email: 'asha@example.in' };
        const password = `secret-${turn}`;
        return call(url, 'userRegister', { ...person, password, cPassword: password });
      });
      expect(answers.map(({ code }) => code).sort()).toEqual([200, 409, 409, 409, 409, 409]);
      const accounts = new Set(answers.flatMap(({ data }) => data?._id ?? []));
      expect(accounts.size).toBe(1);
    });
  });

  it('never withdraw the same money twice under different keys', async () => {
    await withTwoServers(async ({ one, both }) => {
      const referrer = await newPerson(one);
      const person = await newPerson(one, referrer.userId);
      const plan = await planOf(one, 250);
      const { _id } = await askForPlan(one, person, plan, '123456789012');
      await mustCall(one.url, 'adminDecideRecharge', { _id, decision: 'approve' }, one.admin.token);
      const payload = { userId: referrer.userId, amount: 20 };
      const answers = await both((url) => call(url, 'withdrawRequest', payload, referrer.token));
      expect(answers.map(({ code }) => code).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    });
  });

  it('decide a withdrawal once when two administrators disagree', async () => {
    await withTwoServers(async ({ one, other }) => {
      const referrer = await newPerson(one);
      const person = await newPerson(one, referrer.userId);
      const plan = await planOf(one, 250);
      await buyPlan(one, person, plan, '123456789012');
      const { userId, token } = referrer;
      for (let rupees = 1; rupees <= 5; rupees += 1) {
        const { _id } = await mustCall(one.url, 'withdrawRequest', { userId, amount: rupees }, token);
        const decide = (url: string, decision: 'pay' | 'reject') =>
          call(
            url,
            'adminDecideWithdrawal',
            { _id, decision, utr: newId(), reason: 'closed' },
            one.admin.token,
          );
        const answers = await Promise.all([decide(one.url, 'pay'), decide(other.url, 'reject')]);
        expect(answers.map(({ code }) => code).sort()).toEqual([200, 409]);
      }
    });
  });
});
