import { toRupees } from '@reelrupee/contract/money';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mustCall } from '../../src/testing/apiClient';
import { describeOnEngines, FIRST_DAY } from '../../src/testing/engines';
import { keepSignedIn, newPerson } from '../../src/testing/people';
import { expectSound } from '../../src/testing/soundness';
import type { TestApi } from '../../src/testing/startTestApi';
import { plansOf } from '../../src/testing/watching';
import {
  ActivateFree,
  Archive,
  AskForPlan,
  DaysPass,
  DecideRecharge,
  DecideWithdrawal,
  RaceWithdrawals,
  Withdraw,
} from './commands';
import { type Model, newUser } from './model';
import { WatchFullDays, WatchReels } from './watchCommands';
import { personAt, type World } from './world';

/** Random runs on each engine; more with RUNS=… A failure prints its seed, to be given as SEED=… */
const RUNS = Number(process.env['RUNS'] ?? 8);
const SEED = process.env['SEED'];
const USERS = 3;
const PLANS = 3;

const user = fc.nat({ max: USERS - 1 });
const plan = fc.nat({ max: PLANS - 1 });
const paidPlan = fc.integer({ min: 1, max: PLANS - 1 });
const index = fc.nat({ max: 7 });

const steps = fc.commands(
  [
    fc.integer({ min: 1, max: 3 }).map((days) => new DaysPass(days)),
    fc.constant(new DaysPass(50)),
    user.map((who) => new ActivateFree(who)),
    fc.tuple(user, paidPlan).map(([who, which]) => new AskForPlan(who, which)),
    fc.tuple(index, fc.boolean()).map(([which, approves]) => new DecideRecharge(which, approves)),
    fc.tuple(index, fc.constant(true)).map(([which]) => new DecideRecharge(which, true)),
    index.map((which) => new Archive(which)),
    fc
      .tuple(user, plan, fc.integer({ min: 1, max: 10 }))
      .map(([who, which, count]) => new WatchReels(who, which, count)),
    fc.tuple(user, fc.integer({ min: 9, max: 11 })).map(([who, days]) => new WatchFullDays(who, days)),
    fc.tuple(user, fc.integer({ min: 1, max: 120 })).map(([who, share]) => new Withdraw(who, share)),
    user.map((who) => new RaceWithdrawals(who)),
    fc.tuple(index, fc.boolean()).map(([which, pays]) => new DecideWithdrawal(which, pays)),
  ],
  { maxCommands: 30, size: 'max' },
);

describeOnEngines('the money paths against a model', (engine) => {
  it(`agree with it and keep every promise, in ${RUNS} random runs`, { timeout: 600_000 }, async () => {
    const { api } = engine;
    await fc.assert(
      fc.asyncProperty(steps, async (run) => {
        const { model, world } = await newWorld(api);
        await fc.asyncModelRun(() => ({ model, real: world }), run);
        await expectAgreement(model, world);
        await expectSound(api.database);
      }),
      { numRuns: RUNS, ...(SEED === undefined ? {} : { seed: Number(SEED) }), endOnFailure: true },
    );
  });
});

/** Three people, of whom the second and third were referred by the first. */
async function newWorld(api: TestApi): Promise<{ model: Model; world: World }> {
  api.clock.setIstDay(FIRST_DAY);
  await keepSignedIn(api);
  const first = await newPerson(api);
  const people = [first, await newPerson(api, first.userId), await newPerson(api, first.userId)];
  const { free, paid } = await plansOf(api);
  const model = {
    today: FIRST_DAY,
    users: [newUser(null), newUser(0), newUser(0)],
    recharges: [],
    withdrawals: [],
  };
  return { model, world: { api, people, plans: [free, ...paid].slice(0, PLANS) } };
}

async function expectAgreement(model: Model, world: World): Promise<void> {
  for (const [number, expected] of model.users.entries()) {
    const { userId, token } = personAt(world, number);
    const seen = await mustCall(world.api.url, 'getUserProfile', { userId }, token);
    const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
    expect({
      walletBalance: seen.walletBalance,
      onHold: seen.onHold,
      lockedEarnings: seen.lockedEarnings,
      userDeposit: seen.userDeposit,
      totalWithdrawn: seen.totalWithdrawn,
      totalEarnings: seen.totalEarnings,
    }).toEqual({
      walletBalance: toRupees(expected.available),
      onHold: toRupees(expected.held),
      lockedEarnings: toRupees(sum(expected.plans.map((bought) => bought.locked))),
      userDeposit: toRupees(expected.deposit),
      totalWithdrawn: toRupees(expected.withdrawn),
      totalEarnings: toRupees(sum(expected.plans.map((bought) => bought.earned)) + expected.referralEarnings),
    });
  }
}
