/** Acts of administrators in the reference model, other than decisions. */
import { toPaise } from '@reelrupee/contract/money';
import { addDays } from '../../src/time/istDay';
import {
  approvedOf,
  decideWithdrawal,
  endOf,
  isComplete,
  type Model,
  type ModelRecharge,
  type ModelUser,
  type ModelWithdrawal,
  reward,
  userAt,
} from './model';

/** Ends a freeze: no day on which the user could not earn counts, nor does today until it is complete. */
export function unfreeze(user: ModelUser, today: string): void {
  const { frozenOn } = user;
  user.frozenOn = null;
  if (frozenOn === null) return;
  for (const bought of user.plans.filter((plan) => !plan.reversed && endOf(plan) >= frozenOn)) {
    for (let day = frozenOn; day < today; day = addDays(day, 1)) {
      if (!isComplete(bought, day)) bought.returned.add(day);
    }
    if (endOf(bought) >= today && !isComplete(bought, today)) bought.returned.add(today);
  }
}

/** Takes back what an approved recharge has brought, as far as it was not paid out. */
export function reverse(model: Model, recharge: ModelRecharge): void {
  const user = userAt(model, recharge.user);
  recharge.status = 'rejected';
  user.deposit -= toPaise(recharge.plan.rechargeAmount);
  const { bought } = recharge;
  if (!bought) throw new Error('an approved recharge has no plan');
  bought.reversed = true;
  bought.earned -= bought.locked;
  bought.locked = 0;
  bought.earned -= collect(model, recharge.user, bought.earned);
  if (user.rewardedFor !== recharge || user.referrer === null) return;
  user.rewardedFor = null;
  const taken = collect(model, user.referrer, user.reward);
  user.reward -= taken;
  userAt(model, user.referrer).referralEarnings -= taken;
  const [first] = approvedOf(model, recharge.user);
  if (first) reward(model, first);
}

/** Takes paise from what a user has available, for which the newest pending withdrawals are rejected. */
function collect(model: Model, index: number, paise: number): number {
  const user = userAt(model, index);
  const pending = model.withdrawals.filter((one) => one.user === index && one.status === 'pending');
  while (user.available < paise) {
    const newest = pending.pop();
    if (!newest) break;
    decideWithdrawal(model, newest, false);
  }
  const taken = Math.min(paise, user.available);
  user.available -= taken;
  return taken;
}

/** The bank returns a payout. */
export function returnPayout(model: Model, withdrawal: ModelWithdrawal): void {
  const user = userAt(model, withdrawal.user);
  withdrawal.status = 'returned';
  user.withdrawn -= withdrawal.paise;
  user.available += withdrawal.paise;
}

/** Forfeits what is locked in plans that ended before yesterday. */
export function forfeit({ users, today }: Model): void {
  for (const user of users.filter(({ frozenOn }) => frozenOn === null)) {
    for (const bought of user.plans.filter((plan) => endOf(plan) < addDays(today, -1))) {
      bought.earned -= bought.locked;
      bought.locked = 0;
    }
  }
}

/** Paise that a user loses by closing the account. */
export function lossOf({ available, plans }: ModelUser): number {
  return plans.reduce((sum, { locked }) => sum + locked, available);
}

export function close(user: ModelUser, today: string): void {
  for (const bought of user.plans) {
    bought.earned -= bought.locked;
    bought.locked = 0;
  }
  user.available = 0;
  user.closed = true;
  user.frozenOn ??= today;
}
