import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { addedAdministrator } from '../testing/addedAdministrator';
import { adjust, decide, newProposal, propose } from '../testing/adjustments';
import { call, mustCall } from '../testing/apiClient';
import { describeOnEngines } from '../testing/engines';
import { expectInvariants } from '../testing/invariants';
import { newPerson, type Person } from '../testing/people';
import { historyOf, profileOf, withdraw } from '../testing/reversals';
import type { TestApi } from '../testing/startTestApi';
import { newEarner } from '../testing/watching';

const journalsOf = ({ database }: TestApi, ref: string) =>
  database.queries
    .selectFrom('entries')
    .select(['account', 'owner_id', 'paise'])
    .where('kind', '=', 'adjustment')
    .where('ref', '=', ref)
    .orderBy('account')
    .execute();

const freeze = (api: TestApi, { userId }: Person, frozen: boolean) =>
  mustCall(api.url, 'adminFreezeUser', { _id: userId, frozen, reason: 'Shared payee' }, api.admin.token);

describeOnEngines('a confirmed adjustment', (engine) => {
  it('gives the user the money, and says why', async () => {
    const { api } = engine;
    const person = await newPerson(api);
    const _id = await newProposal(api, person);
    api.clock.advance(60_000);
    const checker = await addedAdministrator(api, 'checker');
    expect(await decide(api, _id, checker.token)).toMatchObject({
      code: 200,
      data: {
        status: 'approved',
        decidedAt: api.clock.now().toISOString(),
        declineReason: '',
        walletBalance: 12.5,
      },
    });
    expect(await profileOf(api, person)).toMatchObject({ walletBalance: 12.5, totalEarnings: 0 });
    expect(await historyOf(api, person)).toEqual([
      {
        _id,
        createdAt: api.clock.now().toISOString(),
        type: 'Adjustment',
        amount: 12.5,
        status: 'approved',
        remark: 'A credit that was missing',
        balanceAfter: 12.5,
      },
    ]);
    expect(await journalsOf(api, _id)).toEqual([
      { account: 'adjustments', owner_id: null, paise: -1250 },
      { account: 'available', owner_id: person.userId, paise: 1250 },
    ]);
    expect(await withdraw(api, person, 12.5)).not.toBe('');
    await expectInvariants(api.database);
  });

  it('takes money back, and the balance after each transaction follows it', async () => {
    const { api } = engine;
    const person = await newEarner(api);
    api.clock.advance(60_000);
    await adjust(api, person, -12.5, 'Rewarded twice');
    api.clock.advance(60_000);
    await adjust(api, person, 2, 'Long wait');
    expect(await profileOf(api, person)).toMatchObject({ walletBalance: 14.5, totalEarnings: 25 });
    const history = await historyOf(api, person);
    expect(
      history.map(({ type, amount, remark, balanceAfter }) => [type, amount, remark, balanceAfter]),
    ).toEqual([
      ['Adjustment', 2, 'A gift from us', 14.5],
      ['Adjustment', -12.5, 'Taken back: credited in error', 12.5],
      ['Referral reward', 25, 'Asha Rao', 25],
    ]);
    const { userId, token } = person;
    const { transactions } = await mustCall(api.url, 'exportUserData', { userId }, token);
    expect(transactions).toEqual(history);
    await expectInvariants(api.database);
  });

  it('never takes more than the user has available, and names that', async () => {
    const { api } = engine;
    const person = await newEarner(api);
    const _id = await newProposal(api, person, { amount: -20.01, reason: 'creditedInError' });
    await withdraw(api, person, 5);
    expect(await decide(api, _id, api.admin.token)).toMatchObject({
      code: 409,
      msg: 'The user has only ₹20.00 available. Decline it, and propose what can be taken back.',
    });
    expect(await journalsOf(api, _id)).toEqual([]);
    expect(await decide(api, _id, api.admin.token, 'decline')).toMatchObject({ code: 200 });
    await adjust(api, person, -20, 'All that is left');
    expect(await profileOf(api, person)).toMatchObject({ walletBalance: 0, onHold: 5 });
    await expectInvariants(api.database);
  });

  it('is posted once, if two people confirm it at the same moment, again and again', async () => {
    const { api } = engine;
    const person = await newPerson(api);
    const _id = await newProposal(api, person);
    const people = [await addedAdministrator(api, 'checker'), await addedAdministrator(api, 'owner')];
    const calls = [...people, ...people, ...people];
    const replies = await Promise.all(calls.map(({ token }) => decide(api, _id, token)));
    expect(replies.map(({ code }) => code)).toEqual(calls.map(() => 200));
    expect(new Set(replies.map(({ data }) => data?.decidedBy)).size).toBe(1);
    expect(await profileOf(api, person)).toMatchObject({ walletBalance: 12.5 });
    expect(await journalsOf(api, _id)).toHaveLength(2);
    await expectInvariants(api.database);
  });

  it('or declined: one of two decisions at the same moment counts', async () => {
    const { api } = engine;
    const person = await newPerson(api);
    const _id = await newProposal(api, person);
    const checker = await addedAdministrator(api, 'checker');
    const replies = await Promise.all([
      decide(api, _id, api.admin.token),
      decide(api, _id, checker.token, 'decline'),
    ]);
    expect(replies.map(({ code }) => code).sort()).toEqual([200, 409]);
    const isGiven = replies[0]?.code === 200;
    expect(replies.find(({ code }) => code === 409)?.msg).toBe(
      `This adjustment has already been ${isGiven ? 'confirmed' : 'declined'}.`,
    );
    expect(await profileOf(api, person)).toMatchObject({ walletBalance: isGiven ? 12.5 : 0 });
    await expectInvariants(api.database);
  });

  it('and a withdrawal at the same moment do not spend the same money', async () => {
    const { api } = engine;
    const person = await newEarner(api);
    const { userId, token } = person;
    const _id = await newProposal(api, person, { amount: -20, reason: 'creditedInError' });
    const replies = await Promise.all([
      decide(api, _id, api.admin.token),
      call(api.url, 'withdrawRequest', { userId, amount: 20, requestKey: 'withdraw-1' }, token),
      call(api.url, 'withdrawRequest', { userId, amount: 20, requestKey: 'withdraw-2' }, token),
    ]);
    expect(replies.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(await profileOf(api, person)).toMatchObject({ walletBalance: 5 });
    await expectInvariants(api.database);
  });
});

describeOnEngines('the decision of an adjustment', (engine) => {
  it('is made by somebody else, whatever their role', async () => {
    const { api } = engine;
    const person = await newPerson(api);
    for (const role of ['checker', 'owner'] as const) {
      const proposer = await addedAdministrator(api, role);
      const { data } = await propose(api, person, { note: `By a ${role}` }, proposer.token);
      expect(await decide(api, data?._id ?? '', proposer.token)).toMatchObject({
        code: 409,
        msg: 'An adjustment takes two people: you proposed it, so someone else must confirm it.',
      });
      // A mistake of their own can be withdrawn.
      expect((await decide(api, data?._id ?? '', proposer.token, 'decline')).code).toBe(200);
    }
    expect(await profileOf(api, person)).toMatchObject({ walletBalance: 0 });
  });

  it('takes a checker: makers, viewers and users are refused', async () => {
    const { api } = engine;
    const person = await newPerson(api);
    const _id = await newProposal(api, person);
    const makers = [await addedAdministrator(api, 'maker'), await addedAdministrator(api, 'viewer'), person];
    for (const { token } of makers) {
      expect((await decide(api, _id, token)).code).toBe(403);
      expect((await decide(api, _id, token, 'decline')).code).toBe(403);
    }
    expect((await decide(api, 'none', api.admin.token)).msg).toBe('There is no adjustment none.');
  });

  it('is final', async () => {
    const { api } = engine;
    const person = await newPerson(api);
    const declined = await newProposal(api, person, { note: 'Declined' });
    expect(await decide(api, declined, api.admin.token, 'decline', ' ')).toMatchObject({
      code: 400,
      msg: 'Enter a reason to decline it. Only administrators see it.',
    });
    for (const _ of [1, 2]) expect((await decide(api, declined, api.admin.token, 'decline')).code).toBe(200);
    expect(await decide(api, declined, api.admin.token)).toMatchObject({
      code: 409,
      msg: 'This adjustment has already been declined.',
    });
    const confirmed = await newProposal(api, person);
    await decide(api, confirmed, api.admin.token);
    expect(await decide(api, confirmed, api.admin.token, 'decline')).toMatchObject({ code: 409 });
    expect(await historyOf(api, person)).toHaveLength(1);
  });

  it('waits while the user is frozen', async () => {
    const { api } = engine;
    const person = await newPerson(api);
    await freeze(api, person, true);
    const _id = await newProposal(api, person);
    expect(await decide(api, _id, api.admin.token)).toMatchObject({
      code: 409,
      msg: 'This user is frozen. Unfreeze them first.',
    });
    const { data } = await call(api.url, 'adminListAdjustments', { limit: 100 }, api.admin.token);
    expect(data?.find((row) => row._id === _id)).toMatchObject({ frozen: true });
    await freeze(api, person, false);
    expect((await decide(api, _id, api.admin.token)).code).toBe(200);
    await expectInvariants(api.database);
  });

  it('does not reopen a closed account', async () => {
    const { api } = engine;
    const person = await newPerson(api);
    const _id = await newProposal(api, person);
    const closing = { _id: person.userId, loss: 0, reason: 'Asked by mail' };
    await mustCall(api.url, 'adminCloseUser', closing, api.admin.token);
    expect(await decide(api, _id, api.admin.token)).toMatchObject({
      code: 409,
      msg: 'This account is closed: nothing moves in it again.',
    });
    expect((await decide(api, _id, api.admin.token, 'decline')).code).toBe(200);
    await expectInvariants(api.database);
  });

  it('is in the log of acts with the proposal, also under the user', async () => {
    const { api } = engine;
    const person = await newPerson(api);
    const _id = await newProposal(api, person);
    await decide(api, _id, api.admin.token);
    const acts = await mustCall(api.url, 'adminListActs', { about: person.userId }, api.admin.token);
    expect(acts.filter(({ replyCode }) => replyCode === 200).map(({ action }) => action)).toEqual([
      'adminDecideAdjustment',
      'adminProposeAdjustment',
    ]);
  });
});

describeOnEngines('the table of adjustments', (engine) => {
  const run = (statement: ReturnType<typeof sql>) => statement.execute(engine.api.database.queries);

  it('refuses a confirmation by the proposer, and one without a name', async () => {
    const _id = await newProposal(engine.api, await newPerson(engine.api));
    const own = sql`update adjustments set status = 'approved', decided_at = now(), decided_by = proposed_by
      where id = ${_id}`;
    await expect(run(own)).rejects.toThrow('adjustments_two_people');
    await expect(run(sql`update adjustments set status = 'approved' where id = ${_id}`)).rejects.toThrow(
      'adjustments_decision',
    );
  });

  it('refuses other terms, another decision, and the removal of a row', async () => {
    const { api } = engine;
    const person = await newPerson(api);
    const _id = await newProposal(api, person);
    await expect(run(sql`update adjustments set paise = 5 where id = ${_id}`)).rejects.toThrow('append-only');
    await decide(api, _id, api.admin.token);
    const other = sql`update adjustments set status = 'rejected' where id = ${_id}`;
    await expect(run(other)).rejects.toThrow('append-only');
    await expect(run(sql`delete from adjustments where id = ${_id}`)).rejects.toThrow('append-only');
  });
});
