/** The users of the screen states, created at the provider. */
import type { SignedInUser } from '@reelrupee/contract/entities';
import type { TestApi } from '../../api/src/testing/startTestApi';
import { refreshAdmin } from '../harness/admin';
import { mustCall } from '../../api/src/testing/apiClient';
import { freeUser, recharge, requestRecharge, watchReels } from '../harness/earner';
import { newPerson, register, type Person } from '../harness/people';
import { withdraw } from '../harness/withdrawals';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Three lines on a narrow phone, the most that the prerendered profile card reserves. */
const OWN_NAME = 'Lakshmi Narayanan Subramanian Venkataraman';
const LONG_NAME = 'Venkatanarasimharajuvaripeta Lakshmi Subramanian Iyer';
const FRIENDS = 12;

export type Fixtures = Awaited<ReturnType<typeof createFixtures>>;

/** Creates all users with their history. Advances the clock by about two months. */
export async function createFixtures(api: TestApi) {
  const veteran = await makeVeteran(api);
  const unlocked = await makeUnlocked(api);
  await refreshAdmin(api);
  return {
    /** Has just signed up. */
    newcomer: await register(api.url),
    /** Some of today's free reels watched, two days of the streak. */
    free: await makeFree(api),
    /** All reels of today watched. */
    finished: await makeFinished(api),
    /** All but the last reel of today watched. */
    nearlyFinished: await makeNearlyFinished(api),
    /** All reels of the plan of ₹250 watched, none of another paid plan. */
    twoPaid: await makeTwoPaid(api),
    /** The free plan is paused by a paid one. */
    both: await makeBoth(api),
    /** Has a pending recharge. */
    pending: await makePending(api),
    /** A long name, large amounts, many friends, and both ways to be paid. */
    rich: await makeRich(api),
    veteran,
    unlocked,
  };
}

function signInAgain(api: TestApi, { email, password }: Person): Promise<SignedInUser> {
  return mustCall(api.url, 'userLogin', { email, password });
}

/** The free plan has ended without a full streak. */
async function makeVeteran(api: TestApi): Promise<SignedInUser> {
  const person = newPerson('Old Hand');
  const user = await register(api.url, person);
  await recharge(api, user, 0);
  await watchReels(api, user, 0, 6);
  api.clock.advance(51 * DAY_MS);
  return signInAgain(api, person);
}

/** Ten full days in a row: all earnings are unlocked. */
async function makeUnlocked(api: TestApi): Promise<SignedInUser> {
  const person = newPerson('Meera Nair');
  const user = await register(api.url, person);
  await recharge(api, user, 0);
  for (let day = 0; day < 10; day += 1) {
    await watchReels(api, user, 0, 10);
    api.clock.advance(DAY_MS);
  }
  await watchReels(api, user, 0, 2);
  return signInAgain(api, person);
}

async function makeFree(api: TestApi): Promise<SignedInUser> {
  const user = await freeUser(api);
  for (let day = 0; day < 2; day += 1) {
    await watchReels(api, user, 0, 10);
    api.clock.advance(DAY_MS);
  }
  await watchReels(api, user, 0, 4);
  return user;
}

async function makeFinished(api: TestApi): Promise<SignedInUser> {
  const user = await register(api.url, newPerson('Imran Sheikh'));
  await recharge(api, user, 0);
  await watchReels(api, user, 0, 10);
  return user;
}

async function makeNearlyFinished(api: TestApi): Promise<SignedInUser> {
  const user = await freeUser(api);
  await watchReels(api, user, 0, 9);
  return user;
}

async function makeTwoPaid(api: TestApi): Promise<SignedInUser> {
  const user = await register(api.url, newPerson('Farah Khan'));
  await recharge(api, user, 250);
  await recharge(api, user, 2000);
  await watchReels(api, user, 250, 10);
  return user;
}

async function makeBoth(api: TestApi): Promise<SignedInUser> {
  const user = await register(api.url, newPerson('Kavya Reddy'));
  await recharge(api, user, 0);
  await watchReels(api, user, 0, 3);
  await recharge(api, user, 250);
  await watchReels(api, user, 250, 5);
  return user;
}

async function makePending(api: TestApi): Promise<SignedInUser> {
  const user = await register(api.url, newPerson('Ravi Kumar'));
  await recharge(api, user, 0);
  await requestRecharge(api, user, 250);
  return user;
}

async function makeRich(api: TestApi): Promise<SignedInUser> {
  const user = await register(api.url, newPerson(OWN_NAME));
  for (let friend = 0; friend < FRIENDS; friend += 1) {
    const name = friend % 4 === 0 ? LONG_NAME : `Friend Number ${friend + 1}`;
    const joined = await register(api.url, newPerson(name), user.UserReferralCode);
    if (friend % 3 !== 2) await recharge(api, joined, 8000);
  }
  await recharge(api, user, 8000);
  await recharge(api, user, 5000);
  await recharge(api, user, 2000, 'reject');
  await watchReels(api, user, 8000, 7);
  await givePayees(api, user);
  await withdraw(api, user, 1234.56, { decision: 'pay', utr: '412345678901' });
  await withdraw(api, user, 500, {
    decision: 'reject',
    reason: 'The account holder’s name does not match the bank’s.',
  });
  await withdraw(api, user, 2500);
  return user;
}

async function givePayees(api: TestApi, { _id: userId, name, email, phone, token }: SignedInUser) {
  const bankDetails = { accountHolderName: name, accountNumber: '123456786789', ifscCode: 'HDFC0001234' };
  const profile = { userId, name, email, phone, userUpiId: 'lakshmi.iyer@oksbi', bankDetails };
  await mustCall(api.url, 'updateUserProfile', profile, token);
}
