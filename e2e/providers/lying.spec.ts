/** A provider that lies, one change at a time: every screen shows all other data. */
import type { Page } from '@playwright/test';
import { sampled } from '../../api/src/testing/combinations';
import { lookAgain, readPage, switchUser, type Shown } from './lyingPage';
import { mutationsOf, type Mutation } from './mutations';
import type { ProviderServer } from './providerServer';
import { specProvider } from './specProvider';
import { expect, openAs, test } from './test';

interface LyingCase {
  path: string;
  /** The actions with mutated replies, and the payload of their honest reply. */
  actions: Record<string, Record<string, string>>;
  /** It shows no user's data, so another user would not make it ask again. */
  isPublic?: boolean;
  /** Text that no lie may remove. */
  stays: string;
  /** Text that a lie about one action may not remove, because it comes from another one. */
  toldBy?: Record<string, string>;
}

const USER = { userId: 'user-1' };

const CASES: LyingCase[] = [
  {
    path: '/',
    actions: { getPlan: {}, getUserPlans: USER },
    stays: 'How it works',
    toldBy: { getPlan: 'View Details', getUserPlans: 'Plan 250' },
  },
  { path: '/plan', actions: { getPlan: {} }, isPublic: true, stays: 'Plans' },
  {
    path: '/current_plan',
    actions: { getUserPlans: USER, getUserPendingAndApprovedRechargePlan: USER },
    stays: 'Your Current Plans',
    toldBy: { getUserPlans: 'Plan 250', getUserPendingAndApprovedRechargePlan: 'Plan 1000' },
  },
  { path: '/profile', actions: { getUserProfile: USER }, stays: 'Transaction History' },
  { path: '/transactions', actions: { getUserTransactions: USER }, stays: 'Transaction History' },
  {
    path: '/referralList',
    actions: { getUserReferrals: { ...USER, page: '0', limit: '10' } },
    stays: 'Your referrals',
  },
  {
    path: '/referrals',
    actions: { getUserReferrals: { ...USER, page: '0', limit: '100' } },
    stays: 'Referrals',
  },
  {
    path: '/reels',
    actions: {
      getReelsByUserPlan: { ...USER, planId: 'plan-250', skip: '3', limit: '1' },
      getUserPlans: USER,
    },
    stays: 'Profile',
  },
];

/** No screen may show this: another part of it could be shown. */
const ERROR_SCREEN = / did not open/;

/** The part of the mutations that a quick run checks: its places and kinds change from one to the next. */
const SHARE = 8;

/** Every third mutation of an action that an earlier screen has covered. */
const SAMPLE = 3;

function mutationsFor(lying: LyingCase): Mutation[] {
  const honest = specProvider();
  const earlier = CASES.slice(0, CASES.indexOf(lying)).flatMap(({ actions }) => Object.keys(actions));
  return Object.entries(lying.actions).flatMap(([action, payload]) => {
    const reply = honest(action, payload);
    if (!reply) throw new Error(`No reply of ${action}.`);
    const mutations = mutationsOf(action, reply);
    return earlier.includes(action) ? mutations.filter((_, index) => index % SAMPLE === 0) : mutations;
  });
}

function faultsOf({ name, action }: Mutation, { stays, toldBy = {} }: LyingCase, shown: Shown): string[] {
  const others = Object.entries(toldBy).filter(([teller]) => teller !== action);
  const lost = [stays, ...others.map(([, text]) => text)].filter((text) => !shown.text.includes(text));
  return [
    ...shown.leaks.map((leak) => `${name}: shows ${leak}`),
    ...lost.map((text) => `${name}: lost “${text}”`),
    ...(shown.overflow > 0 ? [`${name}: ${shown.overflow} px wider than the phone`] : []),
    ...(ERROR_SCREEN.test(shown.text) ? [`${name}: an error screen`] : []),
  ];
}

/** Waits until the app has its data: the text that stays can be in the page's HTML, before the app follows its tab. */
async function untilAsked(page: Page, provider: ProviderServer, actions: string[]): Promise<void> {
  for (const name of actions) {
    await expect.poll(() => provider.calls.some(({ action }) => action === name)).toBe(true);
  }
  await readPage(page);
}

async function lieAbout(page: Page, provider: ProviderServer, lying: LyingCase): Promise<string[]> {
  const honest = provider.answer;
  const faults: string[] = [];
  await openAs(page, lying.path);
  await expect(page.getByText(lying.stays).first()).toBeVisible();
  if (lying.isPublic) await untilAsked(page, provider, Object.keys(lying.actions));
  for (const [index, mutation] of sampled(mutationsFor(lying), SHARE).entries()) {
    provider.answer = (action, payload) => {
      const reply = honest(action, payload);
      // A refusal has no data to lie about.
      if (action !== mutation.action || reply === null || !('code' in reply) || reply['code'] !== 200)
        return reply;
      return mutation.apply(reply);
    };
    const before = provider.calls.length;
    // A text may be looked for only once its own reply has come.
    const awaited = [mutation.action, ...Object.keys(lying.toldBy ?? {})];
    const shown = lying.isPublic
      ? await lookAgain(page, provider, mutation.action)
      : await switchUser(page, provider, `user-${lying.path}-${index}`, awaited);
    faults.push(...faultsOf(mutation, lying, shown));
    const asked = provider.calls.slice(before).some(({ action }) => action === mutation.action);
    if (!asked) faults.push(`${mutation.name}: was not asked for`);
  }
  return faults;
}

test.describe.configure({ mode: 'parallel' });

for (const lying of sampled(CASES, 8)) {
  test(`${lying.path} shows all it knows, for any one mutated reply [BOUNDARY-2]`, async ({
    page,
    provider,
  }) => {
    expect(await lieAbout(page, provider, lying)).toEqual([]);
  });
}

test('more than 500 replies are mutated', () => {
  expect(CASES.flatMap(mutationsFor).length).toBeGreaterThan(500);
});
