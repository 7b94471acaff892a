import { expect, it } from 'vitest';
import { call, mustCall } from '../testing/apiClient';
import { describeOnEngines, FIRST_DAY } from '../testing/engines';
import { smallPng } from '../testing/images';
import { newId } from '../ids';
import { keepSignedIn, newPerson } from '../testing/people';
import { expectInvariants } from '../testing/invariants';
import { activateFree, askForPlan, buyPlan, plansOf, watchReels } from '../testing/watching';
import { addDays } from '../time/istDay';

describeOnEngines('plans on sale', (engine) => {
  it('are the free one and seven paid ones, by amount, with what they earn [MONEY-1]', async () => {
    const plans = await mustCall(engine.api.url, 'getPlan', {});
    expect(plans.map((plan) => [plan.rechargeAmount, plan.earningsPerReel])).toEqual([
      [0, 0.5],
      [250, 1],
      [500, 2],
      [1000, 4.5],
      [2000, 9],
      [3500, 16],
      [5000, 24],
      [8000, 40],
    ]);
    expect(plans[0]).toMatchObject({ isFree: true, type: 'free', totalEarnings: 250, totalDays: 50 });
    expect(plans[7]).toMatchObject({ type: 'paid', totalEarnings: 20_000, streakDaysRequired: 10 });
  });
});

describeOnEngines('a recharge', (engine) => {
  const payload = async () => {
    const { paid } = await plansOf(engine.api);
    const person = await newPerson(engine.api);
    const { userId, token } = person;
    const form = {
      userId,
      planId: paid[0]?._id ?? '',
      transactionId: newId(),
      amount: 255,
      qrImage: smallPng(),
    };
    return { form, token, person, plan: paid[0] };
  };

  it.each([
    [{ amount: undefined }, 400, 'Amount is required and must be greater than 0'],
    [{ amount: 0 }, 400, 'Amount is required and must be greater than 0'],
    [{ transactionId: undefined }, 400, 'Transaction ID is required'],
    [{ transactionId: '   ' }, 400, 'Transaction ID'],
    [{ transactionId: 'ab-1' }, 400, 'Transaction ID must be 8 to 35 letters and digits.'],
    [{ qrImage: undefined }, 400, 'Recharge screen shot image is required.'],
    [{ amount: 250 }, 400, 'The amount must be ₹255.00: the plan amount of ₹250.00 and the charge of ₹5.00.'],
    [{ amount: 260 }, 400, 'The amount must be ₹255.00'],
    [{ planId: 'none' }, 400, 'This plan does not exist.'],
  ])('with %o is refused: %i %s', async (change, code, msg) => {
    const { form, token } = await payload();
    const answer = await call(engine.api.url, 'rechargePlan', { ...form, ...change }, token);
    expect(answer.code).toBe(code);
    expect(answer.msg).toContain(msg);
  });

  it('is pending until it is decided, and a repeated call returns it [MONEY-9]', async () => {
    const { form, token } = await payload();
    const { url } = engine.api;
    const first = await mustCall(url, 'rechargePlan', form, token);
    const again = await mustCall(url, 'rechargePlan', form, token);
    expect(again).toEqual(first);
    const capitals = { ...form, transactionId: form.transactionId.toUpperCase() };
    expect(await mustCall(url, 'rechargePlan', capitals, token)).toEqual(first);
    expect(first).toMatchObject({ status: 'pending', amount: 255, reason: '' });
    const own = { userId: form.userId };
    expect(await mustCall(url, 'getUserPendingRechargeList', own, token)).toEqual([first]);
    const status = { ...own, planId: form.planId };
    expect(await mustCall(url, 'getRechargeStatus', status, token)).toEqual({ status: 'pending' });
    const other = await call(url, 'rechargePlan', { ...form, transactionId: newId() }, token);
    expect([other.code, other.msg]).toEqual([409, 'A recharge for this plan is already awaiting approval.']);
  });

  it.each([
    ['is pending', undefined],
    ['was approved', 'approve'],
  ] as const)('refuses the transaction id, in any case, of one that %s', async (_how, decision) => {
    const { url, admin } = engine.api;
    const first = await payload();
    const { _id } = await mustCall(url, 'rechargePlan', first.form, first.token);
    if (decision) await mustCall(url, 'adminDecideRecharge', { _id, decision }, admin.token);
    const second = await payload();
    const copied = { ...second.form, transactionId: first.form.transactionId.toUpperCase() };
    const { code, msg } = await call(engine.api.url, 'rechargePlan', copied, second.token);
    expect([code, msg]).toEqual([409, 'This transaction ID has already been used for another recharge.']);
  });

  it.each([
    ['the plan does not exist', 400, { planId: 'none' }],
    ['the amount is wrong', 400, { amount: 260 }],
    ['another recharge of the plan is pending', 409, {}],
  ])('has no screenshot decoded if %s', async (_how, code, change) => {
    const { url } = engine.api;
    const { form, token } = await payload();
    const broken = { ...form, qrImage: new Blob(['not an image'], { type: 'image/png' }) };
    expect((await call(url, 'rechargePlan', broken, token)).code).toBe(415);
    await mustCall(url, 'rechargePlan', form, token);
    expect(
      (await call(url, 'rechargePlan', { ...broken, transactionId: newId(), ...change }, token)).code,
    ).toBe(code);
  });

  it('has no screenshot decoded for a frozen user', async () => {
    const { url, admin } = engine.api;
    const { form, token } = await payload();
    const freeze = { _id: form.userId, frozen: true, reason: 'Shared UPI ID' };
    await mustCall(url, 'adminFreezeUser', freeze, admin.token);
    const broken = { ...form, qrImage: new Blob(['not an image'], { type: 'image/png' }) };
    expect((await call(url, 'rechargePlan', broken, token)).msg).toContain('under review');
  });

  it('starts the plan on the day of approval, with the terms at the time of the request [MONEY-6]', async () => {
    const { api } = engine;
    const { person, plan } = await payload();
    if (!plan) throw new Error('There is no plan');
    const asked = await askForPlan(api, person, plan, newId());
    const changed = { _id: plan._id, title: 'Dearer', rechargeAmount: 300, earningsPerReel: 9 };
    await mustCall(api.url, 'adminSavePlan', changed, api.admin.token);
    api.clock.setIstDay(addDays(FIRST_DAY, 2));
    const approve = { _id: asked._id, decision: 'approve' } as const;
    await mustCall(api.url, 'adminDecideRecharge', approve, api.admin.token);
    const user = await mustCall(api.url, 'getUserProfile', { userId: person.userId }, person.token);
    expect(user.userDeposit).toBe(250);
    expect(user.walletBalance).toBe(0);
    expect(user.plans[0]).toMatchObject({ startedOn: addDays(FIRST_DAY, 2), planId: plan, dayNumber: 1 });
    const restored = { _id: plan._id, title: plan.title, rechargeAmount: 250, earningsPerReel: 1 };
    await mustCall(api.url, 'adminSavePlan', restored, api.admin.token);
    await expectInvariants(api.database);
  });

  it('is refused while the plan is active, and possible again when it has ended', async () => {
    const { api } = engine;
    const { person, plan } = await payload();
    if (!plan) throw new Error('There is no plan');
    await buyPlan(api, person, plan, newId());
    await expect(askForPlan(api, person, plan, newId())).rejects.toThrow('409: This plan is already active.');
    const status = { userId: person.userId, planId: plan._id };
    expect(await mustCall(api.url, 'getRechargeStatus', status, person.token)).toEqual({
      status: 'approved',
    });
    api.clock.setIstDay(addDays(FIRST_DAY, 49));
    await keepSignedIn(api);
    await expect(askForPlan(api, person, plan, newId())).rejects.toThrow('409: This plan is already active.');
    api.clock.setIstDay(addDays(FIRST_DAY, 50));
    expect(await mustCall(api.url, 'getRechargeStatus', status, person.token)).toEqual({ status: null });
    await buyPlan(api, person, plan, newId());
    const { plans } = await mustCall(api.url, 'getUserPlans', { userId: person.userId }, person.token);
    expect(plans.map(({ status, dayNumber }) => [status, dayNumber])).toEqual([['active', 1]]);
    // Reels now count for the second purchase.
    await watchReels(api, person, plan._id, 1);
    const user = await mustCall(api.url, 'getUserProfile', { userId: person.userId }, person.token);
    expect(user.plans).toMatchObject([{ watchedReels: 1, totalEarned: 1, lockedEarnings: 1 }]);
    await expectInvariants(api.database);
  });

  it('is refused with the transaction id of an earlier purchase that has ended', async () => {
    const { api } = engine;
    const { person, plan, form } = await payload();
    if (!plan) throw new Error('There is no plan');
    await buyPlan(api, person, plan, form.transactionId);
    const again = () => call(api.url, 'rechargePlan', form, person.token);
    expect(await again()).toMatchObject({ code: 200, data: { status: 'approved' } });
    api.clock.setIstDay(addDays(FIRST_DAY, 50));
    await keepSignedIn(api);
    expect(await again()).toMatchObject({
      code: 409,
      msg: 'This transaction ID has already been used for another recharge.',
    });
    await buyPlan(api, person, plan, newId());
    expect(await again()).toMatchObject({ code: 409, msg: 'This plan is already active.' });
  });

  it.each([
    ['costs more', { rechargeAmount: 300, active: true }],
    ['is no longer on sale', { rechargeAmount: 250, active: false }],
  ])('is returned to a call that is sent again when the plan %s', async (_how, change) => {
    const { url, admin } = engine.api;
    const { form, token, plan } = await payload();
    if (!plan) throw new Error('There is no plan');
    const first = await mustCall(url, 'rechargePlan', form, token);
    const terms = { _id: plan._id, title: plan.title, rechargeAmount: 250, earningsPerReel: 1, active: true };
    await mustCall(url, 'adminSavePlan', { ...terms, ...change }, admin.token);
    const again = await call(url, 'rechargePlan', form, token);
    await mustCall(url, 'adminSavePlan', terms, admin.token);
    expect(again).toMatchObject({ code: 200, data: first, msg: 'Recharge request submitted!' });
  });

  it('is listed with its reason when rejected, until it is archived and can be requested again', async () => {
    const { api } = engine;
    const { form, token } = await payload();
    const { _id } = await mustCall(api.url, 'rechargePlan', form, token);
    const silent = await call(api.url, 'adminDecideRecharge', { _id, decision: 'reject' }, api.admin.token);
    expect(silent).toMatchObject({ code: 400, msg: expect.stringContaining('Enter a reason') });
    const reject = { _id, decision: 'reject', reason: 'No such payment' } as const;
    await mustCall(api.url, 'adminDecideRecharge', reject, api.admin.token);
    const own = { userId: form.userId };
    const shown = () => mustCall(api.url, 'getUserPendingAndApprovedRechargePlan', own, token);
    expect(await shown()).toMatchObject([{ status: 'rejected', reason: 'No such payment' }]);

    const status = () => mustCall(api.url, 'getRechargeStatus', { ...own, planId: form.planId }, token);
    expect(await status()).toEqual({ status: 'rejected' });

    const request = { ...own, _id, planId: form.planId };
    await mustCall(api.url, 'deleteRejectedRequest', request, token);
    await mustCall(api.url, 'deleteRejectedRequest', request, token);
    expect([await shown(), await status()]).toEqual([[], { status: null }]);
    // The same payment can be submitted with a better proof; the rejected row is kept.
    expect(await mustCall(api.url, 'rechargePlan', form, token)).toMatchObject({ status: 'pending' });
    const all = await api.database.queries
      .selectFrom('recharges')
      .select('status')
      .where('user_id', '=', form.userId)
      .execute();
    expect(all.map(({ status }) => status).sort()).toEqual(['pending', 'rejected']);
  });

  it('cannot be archived while pending, nor by another user', async () => {
    const { api } = engine;
    const { form, token } = await payload();
    const { _id } = await mustCall(api.url, 'rechargePlan', form, token);
    const request = { _id, planId: form.planId };
    const own = await call(api.url, 'deleteRejectedRequest', { ...request, userId: form.userId }, token);
    expect(own.code).toBe(409);
    const stranger = await newPerson(api);
    const others = { ...request, userId: stranger.userId };
    expect((await call(api.url, 'deleteRejectedRequest', others, stranger.token)).code).toBe(400);
  });

  it('cannot be decided differently later', async () => {
    const { api } = engine;
    const { person, plan } = await payload();
    if (!plan) throw new Error('There is no plan');
    const { _id } = await buyPlan(api, person, plan, newId());
    const reject = { _id, decision: 'reject', reason: 'late' } as const;
    const { code, msg } = await call(api.url, 'adminDecideRecharge', reject, api.admin.token);
    expect([code, msg]).toEqual([409, 'This recharge has already been approved.']);
  });
});

describeOnEngines('the free plan', (engine) => {
  it('starts at once, without proof, and only once', async () => {
    const { api } = engine;
    const person = await newPerson(api);
    const plan = await activateFree(api, person);
    const payload = { userId: person.userId, planId: plan._id };
    const again = await call(api.url, 'rechargePlan', payload, person.token);
    expect(again).toMatchObject({
      code: 200,
      msg: 'Free plan activated!',
      data: { status: 'approved', amount: 0 },
    });
    api.clock.setIstDay(addDays(FIRST_DAY, 50));
    await keepSignedIn(api);
    const later = await call(api.url, 'rechargePlan', payload, person.token);
    expect([later.code, later.msg]).toEqual([409, 'You can use the free plan once.']);
  });
});
