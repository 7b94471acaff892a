/** Steps of random runs; each changes the model and the provider, often with two concurrent calls. */
import { rechargeBreakdown, toPaise, toRupees } from '@reelrupee/contract/money';
import type fc from 'fast-check';
import { expect } from 'vitest';
import { newId } from '../../src/ids';
import { call, type Reply } from '../../src/testing/apiClient';
import { smallPng } from '../../src/testing/images';
import { keepSignedIn } from '../../src/testing/people';
import { addDays } from '../../src/time/istDay';
import { approve, decideWithdrawal, type Model, netOf, runningPlan, startPlan, userAt } from './model';
import { personAt, planAt, type Fixture } from './fixture';

export type Step = fc.AsyncCommand<Model, Fixture>;

/** Makes a call twice concurrently and returns both replies. */
export async function twice<Result>(work: () => Promise<Result>): Promise<[Result, Result]> {
  return Promise.all([work(), work()]);
}

export const codes = (answers: readonly { code: number }[]) => answers.map(({ code }) => code);

export class DaysPass implements Step {
  constructor(readonly days: number) {}
  check = () => true;
  async run(model: Model, { api }: Fixture) {
    model.today = addDays(model.today, this.days);
    api.clock.setIstDay(model.today);
    await keepSignedIn(api);
  }
  toString = () => `${this.days} days pass`;
}

export class ActivateFree implements Step {
  constructor(readonly user: number) {}
  check = (model: Readonly<Model>) => !userAt(model, this.user).closed;
  async run(model: Model, fixture: Fixture) {
    const user = userAt(model, this.user);
    const free = planAt(fixture, 0);
    const { userId, token } = personAt(fixture, this.user);
    const answers = await twice(() =>
      call(fixture.api.url, 'rechargePlan', { userId, planId: free._id }, token),
    );
    const mayHave = !user.hadFree || runningPlan(user, free, model.today) !== undefined;
    const isFrozen = user.frozenOn !== null;
    expect(codes(answers)).toEqual(mayHave && !isFrozen ? [200, 200] : [409, 409]);
    if (isFrozen) return;
    if (!user.hadFree) startPlan(user, free, model.today);
    user.hadFree = true;
  }
  toString = () => `user ${this.user} activates the free plan`;
}

export class AskForPlan implements Step {
  constructor(
    readonly user: number,
    readonly plan: number,
  ) {}
  check = (model: Readonly<Model>) => !userAt(model, this.user).closed;
  async run(model: Model, fixture: Fixture) {
    const plan = planAt(fixture, this.plan);
    const { userId, token } = personAt(fixture, this.user);
    const transactionId = newId();
    const amount = toRupees(rechargeBreakdown(toPaise(plan.rechargeAmount)).total);
    const payload = { userId, planId: plan._id, transactionId, amount, qrImage: smallPng() };
    const [one, other] = await twice(() => call(fixture.api.url, 'rechargePlan', payload, token));
    const pending = model.recharges.some(
      (asked) => asked.user === this.user && asked.plan._id === plan._id && asked.status === 'pending',
    );
    const user = userAt(model, this.user);
    if (pending || user.frozenOn !== null || runningPlan(user, plan, model.today)) {
      expect(codes([one, other])).toEqual([409, 409]);
      return;
    }
    expect(codes([one, other])).toEqual([200, 200]);
    expect(one.data?._id).toBe(other.data?._id);
    model.recharges.push({
      id: one.data?._id ?? '',
      user: this.user,
      plan,
      status: 'pending',
      archived: false,
    });
  }
  toString = () => `user ${this.user} asks for plan ${this.plan}`;
}

export class DecideRecharge implements Step {
  constructor(
    readonly index: number,
    readonly approves: boolean,
  ) {}
  check = (model: Readonly<Model>) => model.recharges.length > 0;
  async run(model: Model, { api }: Fixture) {
    const recharge = model.recharges[this.index % model.recharges.length];
    if (!recharge) return;
    api.clock.advance(1);
    const decision = this.approves ? 'approve' : 'reject';
    const payload = { _id: recharge.id, decision, reason: 'not received' } as const;
    const answers = await twice(() => call(api.url, 'adminDecideRecharge', payload, api.admin.token));
    const wanted = this.approves ? 'approved' : 'rejected';
    const isBlocked = this.approves && userAt(model, recharge.user).frozenOn !== null;
    const agrees = recharge.status === 'pending' ? !isBlocked : recharge.status === wanted;
    expect(codes(answers)).toEqual(agrees ? [200, 200] : [409, 409]);
    if (recharge.status !== 'pending' || isBlocked) return;
    if (this.approves) approve(model, recharge);
    else recharge.status = 'rejected';
  }
  toString = () => `recharge ${this.index} is ${this.approves ? 'approved' : 'rejected'}`;
}

export class Archive implements Step {
  constructor(readonly index: number) {}
  check = (model: Readonly<Model>) => model.recharges.length > 0;
  async run(model: Model, fixture: Fixture) {
    const recharge = model.recharges[this.index % model.recharges.length];
    if (!recharge || userAt(model, recharge.user).closed) return;
    const { userId, token } = personAt(fixture, recharge.user);
    const payload = { _id: recharge.id, userId, planId: recharge.plan._id };
    const { code } = await call(fixture.api.url, 'deleteRejectedRequest', payload, token);
    expect(code).toBe(recharge.status === 'rejected' ? 200 : 409);
    recharge.archived = recharge.status === 'rejected';
  }
  toString = () => `recharge ${this.index} is archived`;
}

export class Withdraw implements Step {
  constructor(
    readonly user: number,
    readonly share: number,
  ) {}
  check = (model: Readonly<Model>) => !userAt(model, this.user).closed;
  async run(model: Model, fixture: Fixture) {
    const user = userAt(model, this.user);
    const { userId, token } = personAt(fixture, this.user);
    fixture.api.clock.advance(1);
    const paise = Math.max(100, Math.floor((user.available * this.share) / 100));
    const payload = { userId, amount: toRupees(paise), requestKey: newId() };
    const [one, other] = await twice(() => call(fixture.api.url, 'withdrawRequest', payload, token));
    if (paise > user.available || user.frozenOn !== null) {
      expect(codes([one, other])).toEqual([409, 409]);
      return;
    }
    expect(codes([one, other])).toEqual([200, 200]);
    expect(one.data?._id).toBe(other.data?._id);
    expect(one.data?.net).toBe(toRupees(netOf(paise)));
    user.available -= paise;
    user.held += paise;
    model.withdrawals.push({ id: one.data?._id ?? '', user: this.user, paise, status: 'pending' });
  }
  toString = () => `user ${this.user} withdraws ${this.share} %`;
}

export class RaceWithdrawals implements Step {
  constructor(readonly user: number) {}
  check = (model: Readonly<Model>) => {
    const { available, frozenOn } = userAt(model, this.user);
    return available >= 100 && frozenOn === null;
  };
  async run(model: Model, fixture: Fixture) {
    const user = userAt(model, this.user);
    const { userId, token } = personAt(fixture, this.user);
    fixture.api.clock.advance(1);
    const amount = toRupees(user.available);
    // Two different requests for the whole balance: one must fail.
    const answers: Reply<'withdrawRequest'>[] = await twice(() =>
      call(fixture.api.url, 'withdrawRequest', { userId, amount, requestKey: newId() }, token),
    );
    expect(codes(answers).sort()).toEqual([200, 409]);
    const id = answers.find(({ code }) => code === 200)?.data?._id ?? '';
    model.withdrawals.push({ id, user: this.user, paise: user.available, status: 'pending' });
    user.held += user.available;
    user.available = 0;
  }
  toString = () => `user ${this.user} withdraws everything twice at once`;
}

export class DecideWithdrawal implements Step {
  constructor(
    readonly index: number,
    readonly pays: boolean,
  ) {}
  check = (model: Readonly<Model>) => model.withdrawals.length > 0;
  async run(model: Model, { api }: Fixture) {
    const withdrawal = model.withdrawals[this.index % model.withdrawals.length];
    if (!withdrawal) return;
    const decision = this.pays ? 'pay' : 'reject';
    const payload = {
      _id: withdrawal.id,
      decision,
      utr: `UTR${withdrawal.id}`,
      reason: 'wrong payee',
    } as const;
    const answers = await twice(() => call(api.url, 'adminDecideWithdrawal', payload, api.admin.token));
    const wanted = this.pays ? 'approved' : 'rejected';
    const isBlocked = this.pays && userAt(model, withdrawal.user).frozenOn !== null;
    const agrees = withdrawal.status === 'pending' ? !isBlocked : withdrawal.status === wanted;
    expect(codes(answers)).toEqual(agrees ? [200, 200] : [409, 409]);
    if (withdrawal.status === 'pending' && !isBlocked) decideWithdrawal(model, withdrawal, this.pays);
  }
  toString = () => `withdrawal ${this.index} is ${this.pays ? 'paid' : 'rejected'}`;
}
