import { expect, it } from 'vitest';
import { addedAdministrator } from '../testing/addedAdministrator';
import { decide, propose } from '../testing/adjustments';
import { call, mustCall } from '../testing/apiClient';
import { describeOnEngines } from '../testing/engines';
import { expectInvariants } from '../testing/invariants';
import { newPerson } from '../testing/people';
import { historyOf, profileOf } from '../testing/reversals';

describeOnEngines('a proposed adjustment', (engine) => {
  it('moves nothing, and is listed with who proposed it and why', async () => {
    const { api } = engine;
    const person = await newPerson(api);
    const maker = await addedAdministrator(api, 'maker');
    const reply = await propose(api, person, { reference: 'ticket 12' }, maker.token);
    const proposal = {
      userId: person.userId,
      userName: 'Asha Rao',
      amount: 12.5,
      reason: 'missingCredit',
      note: 'Reel of the outage',
      reference: 'ticket 12',
      status: 'pending',
      decidedBy: '',
      decidedAt: '',
      frozen: false,
      walletBalance: 0,
    };
    expect(reply).toMatchObject({ code: 200, isEarlier: false, data: proposal });
    expect(reply.data?.proposedBy).not.toBe('');
    const { data } = await call(api.url, 'adminListAdjustments', { limit: 100 }, api.admin.token);
    expect(data).toContainEqual(reply.data);
    expect(await profileOf(api, person)).toMatchObject({ walletBalance: 0, totalEarnings: 0 });
    expect(await historyOf(api, person)).toEqual([]);
  });

  it('is the same one when it is sent again, by anyone and at the same moment', async () => {
    const { api } = engine;
    const person = await newPerson(api);
    const makers = await Promise.all([addedAdministrator(api, 'maker'), addedAdministrator(api, 'checker')]);
    const sent = [...makers, ...makers, ...makers];
    const replies = await Promise.all(sent.map(({ token }) => propose(api, person, {}, token)));
    expect(replies.map(({ code }) => code)).toEqual(replies.map(() => 200));
    expect(new Set(replies.map(({ data }) => data?._id)).size).toBe(1);
    expect(replies.filter((reply) => 'isEarlier' in reply && !reply.isEarlier)).toHaveLength(1);
    const others = [{ note: 'Another reel' }, { reference: 'ticket 13' }, { amount: 12.51 }];
    for (const terms of others) {
      expect(await propose(api, person, terms, api.admin.token)).toMatchObject({ isEarlier: false });
    }
  });

  it('that was decided is not proposed again by a repeated call', async () => {
    const { api } = engine;
    const person = await newPerson(api);
    const maker = await addedAdministrator(api, 'maker');
    const [given, declined] = [{ note: 'Given' }, { note: 'Declined' }];
    const ids = [];
    for (const terms of [given, declined])
      ids.push((await propose(api, person, terms, maker.token)).data?._id ?? '');
    await decide(api, ids[0] ?? '', api.admin.token);
    await decide(api, ids[1] ?? '', api.admin.token, 'decline');
    expect(await propose(api, person, given, maker.token)).toMatchObject({
      isEarlier: true,
      data: { _id: ids[0], status: 'approved' },
    });
    expect(await propose(api, person, declined, maker.token)).toMatchObject({
      isEarlier: true,
      data: { _id: ids[1], status: 'rejected', declineReason: 'Not ours' },
    });
    expect(await profileOf(api, person)).toMatchObject({ walletBalance: 12.5 });
  });

  it.each([0, '0.00', 12.505, '-0', 2 ** 53, '9007199254740993', '1e3', 'ten', '', null])(
    'has an amount in whole paise other than 0: not %j',
    async (amount) => {
      const { api } = engine;
      const { userId: user } = await newPerson(api);
      const terms = { user, amount: amount as number, reason: 'goodwill', note: 'Long wait' } as const;
      const reply = await call(api.url, 'adminProposeAdjustment', terms, api.admin.token);
      expect(reply).toMatchObject({ code: 400, msg: expect.stringContaining('Enter an amount in rupees') });
    },
  );

  it('gives or takes as its reason says', async () => {
    const { api } = engine;
    const person = await newPerson(api);
    expect(await propose(api, person, { amount: -1 }, api.admin.token)).toMatchObject({
      code: 400,
      msg: 'The reason missingCredit gives money to the user: the amount must be above 0.',
    });
    expect(await propose(api, person, { reason: 'creditedInError' }, api.admin.token)).toMatchObject({
      code: 400,
      msg: 'The reason creditedInError takes money from the user: the amount must be below 0.',
    });
    expect((await propose(api, person, { reason: 'bonus' as 'goodwill' }, api.admin.token)).code).toBe(400);
  });

  it('has a note of 1 to 200 characters', async () => {
    const { api } = engine;
    const person = await newPerson(api);
    for (const note of [' ', 'x'.repeat(201)]) {
      expect(await propose(api, person, { note }, api.admin.token)).toMatchObject({
        code: 400,
        msg: 'Enter a note of at most 200 characters. Only administrators see it.',
      });
    }
    expect((await propose(api, person, { note: 'x'.repeat(200) }, api.admin.token)).code).toBe(200);
  });

  it('is for a user whose account is open', async () => {
    const { api } = engine;
    const administrator = await addedAdministrator(api, 'viewer');
    for (const userId of ['none', administrator._id]) {
      expect(await propose(api, { userId }, {}, api.admin.token)).toMatchObject({
        code: 400,
        msg: `There is no user ${userId}.`,
      });
    }
    const person = await newPerson(api);
    const closing = { _id: person.userId, loss: 0, reason: 'Asked by mail' };
    await mustCall(api.url, 'adminCloseUser', closing, api.admin.token);
    expect(await propose(api, person, {}, api.admin.token)).toMatchObject({
      code: 409,
      msg: 'This account is closed: nothing moves in it again.',
    });
  });

  it('is made by makers and those above them', async () => {
    const { api } = engine;
    const person = await newPerson(api);
    const viewer = await addedAdministrator(api, 'viewer');
    for (const { token } of [viewer, person]) expect((await propose(api, person, {}, token)).code).toBe(403);
    expect((await propose(api, person, {}, '')).code).toBe(401);
    expect((await call(api.url, 'adminListAdjustments', {}, viewer.token)).code).toBe(200);
    expect((await call(api.url, 'adminListAdjustments', {}, person.token)).code).toBe(403);
    await expectInvariants(api.database);
  });
});

describeOnEngines(
  'a limit of adjustments',
  (engine) => {
    it('holds in both directions', async () => {
      const { api } = engine;
      const person = await newPerson(api);
      const aboveLimit = { code: 409, msg: 'An adjustment is at most ₹5,000 (MAX_ADJUSTMENT).' };
      expect(await propose(api, person, { amount: 5000.01 }, api.admin.token)).toMatchObject(aboveLimit);
      const taken = { amount: -5000.01, reason: 'creditedInError' } as const;
      expect(await propose(api, person, taken, api.admin.token)).toMatchObject(aboveLimit);
      expect((await propose(api, person, { amount: 5000 }, api.admin.token)).code).toBe(200);
    });
  },
  { settings: { MAX_ADJUSTMENT: 5000 } },
);
