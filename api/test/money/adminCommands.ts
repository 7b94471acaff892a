/** Steps of administrators other than decisions; each call is made twice at the same time. */
import { toRupees } from '@reelrupee/contract/money';
import { expect } from 'vitest';
import { newId } from '../../src/ids';
import { decide, propose } from '../../src/testing/adjustments';
import { call, mustCall } from '../../src/testing/apiClient';
import { codes, type Step, twice } from './commands';
import { type Fixture, personAt } from './fixture';
import { type Model, userAt } from './model';
import { close, forfeit, lossOf, returnPayout, reverse, unfreeze } from './modelActs';

export class Freeze implements Step {
  constructor(
    readonly user: number,
    readonly frozen: boolean,
  ) {}
  check = (model: Readonly<Model>) => !userAt(model, this.user).closed;
  async run(model: Model, fixture: Fixture) {
    const user = userAt(model, this.user);
    const { url, admin } = fixture.api;
    const act = { _id: personAt(fixture, this.user).userId, frozen: this.frozen, reason: 'a shared payee' };
    expect(codes(await twice(() => call(url, 'adminFreezeUser', act, admin.token)))).toEqual([200, 200]);
    if (this.frozen) user.frozenOn ??= model.today;
    else unfreeze(user, model.today);
  }
  toString = () => `user ${this.user} is ${this.frozen ? 'frozen' : 'unfrozen'}`;
}

export class Reverse implements Step {
  constructor(readonly index: number) {}
  check = (model: Readonly<Model>) => model.recharges.length > 0;
  async run(model: Model, { api }: Fixture) {
    const recharge = model.recharges[this.index % model.recharges.length];
    if (!recharge) return;
    api.clock.advance(1);
    const act = { _id: recharge.id, reason: 'the bank took it back' };
    const answers = await twice(() => call(api.url, 'adminReverseRecharge', act, api.admin.token));
    const isOnceApproved = recharge.bought !== undefined;
    expect(codes(answers)).toEqual(isOnceApproved ? [200, 200] : [409, 409]);
    if (recharge.status === 'approved') reverse(model, recharge);
  }
  toString = () => `recharge ${this.index} is reversed`;
}

export class ReturnPayout implements Step {
  constructor(readonly index: number) {}
  check = (model: Readonly<Model>) => model.withdrawals.length > 0;
  async run(model: Model, { api }: Fixture) {
    const withdrawal = model.withdrawals[this.index % model.withdrawals.length];
    if (!withdrawal) return;
    api.clock.advance(1);
    const act = { _id: withdrawal.id, reason: 'account closed', utr: `RET${withdrawal.id}` };
    const answers = await twice(() => call(api.url, 'adminReturnPayout', act, api.admin.token));
    const isReturnable = withdrawal.status === 'approved' && !userAt(model, withdrawal.user).closed;
    const agrees = isReturnable || withdrawal.status === 'returned';
    expect(codes(answers)).toEqual(agrees ? [200, 200] : [409, 409]);
    if (isReturnable) returnPayout(model, withdrawal);
  }
  toString = () => `the bank returns withdrawal ${this.index}`;
}

export class Adjust implements Step {
  constructor(
    readonly user: number,
    readonly paise: number,
  ) {}
  check = (model: Readonly<Model>) => !userAt(model, this.user).closed;
  async run(model: Model, fixture: Fixture) {
    const { api, maker } = fixture;
    const user = userAt(model, this.user);
    api.clock.advance(1);
    const reason = this.paise < 0 ? ('creditedInError' as const) : ('goodwill' as const);
    const terms = { amount: toRupees(this.paise), reason, note: newId() };
    const proposed = await twice(() => propose(api, personAt(fixture, this.user), terms, maker));
    const [_id, same] = proposed.map(({ data }) => data?._id ?? '');
    expect(codes(proposed)).toEqual([200, 200]);
    expect(same).toBe(_id);
    const answers = await twice(() => decide(api, _id ?? '', api.admin.token));
    const isPossible = user.frozenOn === null && user.available + this.paise >= 0;
    expect(codes(answers)).toEqual(isPossible ? [200, 200] : [409, 409]);
    if (isPossible) user.available += this.paise;
  }
  toString = () => `user ${this.user} is adjusted by ${this.paise} paise`;
}

export class Forfeit implements Step {
  check = () => true;
  async run(model: Model, { api }: Fixture) {
    while ((await mustCall(api.url, 'adminForfeitLocked', {}, api.admin.token)).plans > 0);
    forfeit(model);
  }
  toString = () => 'locked earnings are forfeited';
}

export class Close implements Step {
  constructor(readonly user: number) {}
  check = (model: Readonly<Model>) => !userAt(model, this.user).closed;
  async run(model: Model, fixture: Fixture) {
    const { url, admin } = fixture.api;
    const user = userAt(model, this.user);
    const closing = (paise: number) => {
      const act = {
        _id: personAt(fixture, this.user).userId,
        loss: toRupees(paise),
        reason: 'asked by mail',
      };
      return call(url, 'adminCloseUser', act, admin.token);
    };
    const loss = lossOf(user);
    expect((await closing(loss + 1)).code).toBe(409);
    const answers = codes(await twice(() => closing(loss))).sort();
    const requests = [...model.recharges, ...model.withdrawals];
    const isOpen = requests.some((one) => one.user === this.user && one.status === 'pending');
    expect(answers).toEqual(isOpen ? [409, 409] : [200, 200]);
    if (!isOpen) close(user, model.today);
  }
  toString = () => `the account of user ${this.user} is closed`;
}
