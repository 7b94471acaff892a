import fc from 'fast-check';
import { it } from 'vitest';
import { ALL_COMBINATIONS } from '../../src/testing/combinations';
import { describeOnEngines, FIRST_DAY } from '../../src/testing/engines';
import { keepSignedIn, newPerson } from '../../src/testing/people';
import { randomRuns } from '../../src/testing/randomRuns';
import { expectInvariants } from '../../src/testing/invariants';
import type { TestApi } from '../../src/testing/startTestApi';
import { activateFree, plansOf } from '../../src/testing/watching';
import { addedAdministrator } from '../../src/testing/addedAdministrator';
import { Adjust, Close, Forfeit, Freeze, ReturnPayout, Reverse } from './adminCommands';
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
import { expectMatchesModel } from './expectMatchesModel';
import { type Model, newUser, startPlan, userAt } from './model';
import { WatchFullDays, WatchReels } from './watchCommands';
import type { Fixture } from './fixture';

const RUNS = randomRuns(ALL_COMBINATIONS ? 8 : 2);
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
    user.map((who) => new Freeze(who, true)),
    user.map((who) => new Freeze(who, false)),
    index.map((which) => new Reverse(which)),
    index.map((which) => new ReturnPayout(which)),
    fc
      .tuple(user, fc.integer({ min: -3000, max: 3000 }))
      .filter(([, paise]) => paise !== 0)
      .map(([who, paise]) => new Adjust(who, paise)),
    fc.constant(new Forfeit()),
    user.map((who) => new Close(who)),
  ],
  { maxCommands: 40, size: 'max' },
);

describeOnEngines('the money paths against a model', (engine) => {
  it(`match it and violate no invariant, in ${RUNS.numRuns} random runs`, { timeout: 600_000 }, async () => {
    const { api } = engine;
    await fc.assert(
      fc.asyncProperty(steps, async (run) => {
        const { model, fixture } = await createFixture(api);
        await fc.asyncModelRun(() => ({ model, real: fixture }), run);
        for (const number of model.users.keys()) await expectMatchesModel(model, fixture, number);
        await expectInvariants(api.database);
      }),
      RUNS,
    );
  });
});

/** Three people; the first has the free plan and referred the others. */
async function createFixture(api: TestApi): Promise<{ model: Model; fixture: Fixture }> {
  api.clock.setIstDay(FIRST_DAY);
  await keepSignedIn(api);
  const first = await newPerson(api);
  const people = [first, await newPerson(api, first.userId), await newPerson(api, first.userId)];
  const { free, paid } = await plansOf(api);
  const model: Model = {
    today: FIRST_DAY,
    users: [newUser(null), newUser(0), newUser(0)],
    recharges: [],
    withdrawals: [],
  };
  startPlan(userAt(model, 0), await activateFree(api, first), FIRST_DAY);
  userAt(model, 0).hadFree = true;
  const { token: maker } = await addedAdministrator(api, 'maker');
  return { model, fixture: { api, people, maker, plans: [free, ...paid].slice(0, PLANS) } };
}
