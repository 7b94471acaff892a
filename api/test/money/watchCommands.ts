/** Steps that watch reels. */
import { expect } from 'vitest';
import { call, mustCall } from '../../src/testing/apiClient';
import { FIXTURE_REEL_MS } from '../../src/testing/fixturePack';
import { keepSignedIn } from '../../src/testing/people';
import { addDays } from '../../src/time/istDay';
import { expectMatchesModel } from './expectMatchesModel';
import type { Step } from './commands';
import { DAILY, type Model, type ModelPlan, runningPlan, userAt, watchOne } from './model';
import { personAt, planAt, type Fixture } from './fixture';

/** Watches reels of today; each is reported once too early and then twice concurrently. */
async function watch(model: Model, fixture: Fixture, index: number, bought: ModelPlan, count: number) {
  const { userId, token } = personAt(fixture, index);
  const { url, clock } = fixture.api;
  const planId = bought.plan._id;
  const reels = await mustCall(url, 'getReelsByUserPlan', { userId, planId, limit: 20 }, token);
  for (const reel of reels.filter(({ watched }) => !watched).slice(0, count)) {
    const payload = { userId, planId, videoId: reel._id };
    if (userAt(model, index).frozenOn !== null) {
      clock.advance(FIXTURE_REEL_MS);
      expect((await call(url, 'markReelWatched', payload, token)).code).toBe(409);
      continue;
    }
    clock.advance(FIXTURE_REEL_MS / 2);
    expect((await call(url, 'markReelWatched', payload, token)).code).toBe(409);
    clock.advance(FIXTURE_REEL_MS / 2);
    watchOne(userAt(model, index), bought, model.today);
    const answers = await Promise.all([
      call(url, 'markReelWatched', payload, token),
      call(url, 'markReelWatched', payload, token),
    ]);
    const data = {
      earnWatchReel: bought.plan.earningsPerReel,
      reelsWatchedToday: bought.watchedOn.get(model.today),
      totalReels: DAILY,
    };
    expect(answers).toMatchObject([
      { code: 200, data },
      { code: 200, data },
    ]);
  }
}

export class WatchReels implements Step {
  constructor(
    readonly user: number,
    readonly plan: number,
    readonly count: number,
  ) {}
  check = (model: Readonly<Model>) => !userAt(model, this.user).closed;
  async run(model: Model, fixture: Fixture) {
    const plan = planAt(fixture, this.plan);
    const bought = runningPlan(userAt(model, this.user), plan, model.today);
    if (bought) return watch(model, fixture, this.user, bought, this.count);
    const { userId, token } = personAt(fixture, this.user);
    const { code } = await call(fixture.api.url, 'getReelsByUserPlan', { userId, planId: plan._id }, token);
    expect(code).toBe(409);
  }
  toString = () => `user ${this.user} watches ${this.count} reels of plan ${this.plan}`;
}

/** Daily visits; random steps alone would rarely complete a streak. */
export class WatchFullDays implements Step {
  constructor(
    readonly user: number,
    readonly days: number,
  ) {}
  check = (model: Readonly<Model>) => {
    const { plans, closed } = userAt(model, this.user);
    return plans.length > 0 && !closed;
  };
  async run(model: Model, fixture: Fixture) {
    for (let day = 0; day < this.days; day += 1) {
      const user = userAt(model, this.user);
      const plan = user.plans.at(-1)?.plan;
      const bought = plan && runningPlan(user, plan, model.today);
      if (bought) await watch(model, fixture, this.user, bought, DAILY);
      // Every day, since earnings unlocked a day early or late look the same at the end.
      await expectMatchesModel(model, fixture, this.user);
      model.today = addDays(model.today, 1);
      fixture.api.clock.setIstDay(model.today);
      await keepSignedIn(fixture.api);
    }
  }
  toString = () => `user ${this.user} watches everything for ${this.days} days`;
}
