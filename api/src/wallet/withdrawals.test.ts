import { expect, it } from 'vitest';
import { newId } from '../ids';
import { call, mustCall } from '../testing/apiClient';
import { describeOnEngines } from '../testing/engines';
import { qrCodePng } from '../testing/qrCodePng';
import type { Person } from '../testing/people';
import { expectInvariants } from '../testing/invariants';
import type { TestApi } from '../testing/startTestApi';
import { newEarner } from '../testing/watching';

/** A person with referral rewards: 10 % of each friend's first recharge, ₹25 by default. */
const profileOf = (api: TestApi, { userId, token }: Person) =>
  mustCall(api.url, 'getUserProfile', { userId }, token);

describeOnEngines('a withdrawal', (engine) => {
  it('is split into charge, tax and net, and holds the amount', async () => {
    const { api } = engine;
    const person = await newEarner(api);
    const { userId, token } = person;
    const answer = await call(api.url, 'withdrawRequest', { userId, amount: 10.05 }, token);
    expect(answer).toMatchObject({
      code: 200,
      msg: 'Withdrawal request submitted successfully',
      data: { amount: 10.05, platformCharge: 1.01, tds: 0.5, net: 8.54, status: 'pending' },
    });
    expect(await profileOf(api, person)).toMatchObject({
      walletBalance: 14.95,
      onHold: 10.05,
      totalWithdrawn: 0,
    });
    await expectInvariants(api.database);
  });

  it('states the net amount with Indian grouping', async () => {
    const { api } = engine;
    const { userId, token } = await newEarner(api, 8000, 2);
    await mustCall(api.url, 'withdrawRequest', { userId, amount: 1500 }, token);
    const transactions = await mustCall(api.url, 'getUserTransactions', { userId }, token);
    expect(transactions.map(({ remark }) => remark)).toContain('You get ₹1,275.00');
  });

  it('is paid with a bank reference, which the transactions show', async () => {
    const { api } = engine;
    const person = await newEarner(api);
    const { userId, token } = person;
    const { _id } = await mustCall(api.url, 'withdrawRequest', { userId, amount: 20 }, token);
    const bare = await call(api.url, 'adminDecideWithdrawal', { _id, decision: 'pay' }, api.admin.token);
    expect([bare.code, bare.msg]).toEqual([400, 'Enter the bank reference (UTR) of the payment.']);
    const pay = { _id, decision: 'pay', utr: 'utr-123' } as const;
    await mustCall(api.url, 'adminDecideWithdrawal', pay, api.admin.token);
    expect(await profileOf(api, person)).toMatchObject({ walletBalance: 5, onHold: 0, totalWithdrawn: 20 });
    const transactions = await mustCall(api.url, 'getUserTransactions', { userId }, token);
    expect(transactions.find(({ type }) => type === 'Withdrawal')).toMatchObject({
      amount: 20,
      status: 'approved',
      remark: 'Paid ₹17.00, UTR UTR123',
    });
    await expectInvariants(api.database);
  });

  it('returns the money when it is rejected', async () => {
    const { api } = engine;
    const person = await newEarner(api);
    const { userId, token } = person;
    const { _id } = await mustCall(api.url, 'withdrawRequest', { userId, amount: 20 }, token);
    const reject = { _id, decision: 'reject', reason: 'UPI ID is closed' } as const;
    await mustCall(api.url, 'adminDecideWithdrawal', reject, api.admin.token);
    expect(await profileOf(api, person)).toMatchObject({ walletBalance: 25, onHold: 0, totalWithdrawn: 0 });
    const pay = { _id, decision: 'pay', utr: newId() } as const;
    const late = await call(api.url, 'adminDecideWithdrawal', pay, api.admin.token);
    expect([late.code, late.msg]).toEqual([409, 'This withdrawal has already been rejected.']);
    await expectInvariants(api.database);
  });

  it.each([undefined, '', '   '])('is not rejected with the reason %j', async (reason) => {
    const { api } = engine;
    const person = await newEarner(api);
    const { userId, token } = person;
    const { _id } = await mustCall(api.url, 'withdrawRequest', { userId, amount: 20 }, token);
    const reject = { _id, decision: 'reject', reason } as const;
    const { code, msg } = await call(api.url, 'adminDecideWithdrawal', reject, api.admin.token);
    expect([code, msg]).toEqual([400, 'Enter a reason for the rejection. The user will see it.']);
    expect(await profileOf(api, person)).toMatchObject({ walletBalance: 5, onHold: 20 });
  });

  it('is not paid again with another reference', async () => {
    const { api } = engine;
    const { userId, token } = await newEarner(api);
    const { _id } = await mustCall(api.url, 'withdrawRequest', { userId, amount: 20 }, token);
    const pay = (utr: string) =>
      call(api.url, 'adminDecideWithdrawal', { _id, decision: 'pay', utr }, api.admin.token);
    expect((await pay('UTR 1')).code).toBe(200);
    expect(await pay('UTR2')).toMatchObject({
      code: 409,
      msg: 'This withdrawal has already been paid, with UTR UTR1.',
    });
    expect((await pay('UTR 1')).code).toBe(200);
  });

  it('can be the whole balance', async () => {
    const { api } = engine;
    const person = await newEarner(api);
    const { userId, token } = person;
    await mustCall(api.url, 'withdrawRequest', { userId, amount: 25 }, token);
    expect(await profileOf(api, person)).toMatchObject({ walletBalance: 0, onHold: 25 });
  });

  it.each([
    [{ amount: 25.01 }, 409, 'Insufficient balance: ₹25.00 can be withdrawn now.'],
    [{ amount: 0 }, 400, 'Please enter a valid amount'],
    [{ amount: -5 }, 400, 'Please enter a valid amount'],
    [{ amount: 0.5 }, 400, 'Please enter a valid amount'],
    [{ amount: 1.005 }, 400, 'Please enter a valid amount'],
    [{ amount: 'ten' }, 400, 'Please enter a valid amount'],
  ])('of %o is refused: %i %s', async (change, code, msg) => {
    const { userId, token } = await newEarner(engine.api);
    const answer = await call(engine.api.url, 'withdrawRequest', { userId, ...change }, token);
    expect(answer.code).toBe(code);
    expect(answer.msg).toContain(msg);
  });

  it('requires payout details', async () => {
    const { api } = engine;
    const { userId, token } = await newEarner(api);
    await api.database.queries.updateTable('users').set({ upi_id: '' }).where('id', '=', userId).execute();
    const { code, msg } = await call(api.url, 'withdrawRequest', { userId, amount: 5 }, token);
    expect([code, msg]).toEqual([400, 'Please update UPI ID or bank details']);
  });

  it('cannot be turned to a new payee by a QR code, which would pass by the hold', async () => {
    const { api } = engine;
    const person = await newEarner(api);
    const { userId, token } = person;
    const withdraw = async (code: string) => {
      const qrImage = new Blob([new Uint8Array(await qrCodePng(code))], { type: 'image/png' });
      return call(api.url, 'withdrawRequest', { userId, amount: 10, qrImage }, token);
    };
    const stolen = await withdraw('upi://pay?pa=thief@upi&pn=Asha');
    expect([stolen.code, stolen.msg]).toEqual([
      409,
      'The QR code pays thief@upi, which is not the UPI ID of your profile. Change your profile or remove the QR code.',
    ]);
    expect(await profileOf(api, person)).toMatchObject({ walletBalance: 25, onHold: 0 });
    expect(await withdraw('upi://pay?pa=ASHA@upi&pn=Asha')).toMatchObject({ code: 200 });
  });

  it('that cannot be made, or was made before, has no QR code decoded', async () => {
    const { api } = engine;
    const { userId, token } = await newEarner(api);
    const qrImage = new Blob(['not an image'], { type: 'image/png' });
    const withdraw = (change: object) =>
      call(api.url, 'withdrawRequest', { userId, amount: 10, ...change }, token);
    expect((await withdraw({ qrImage })).code).toBe(415);
    expect(await withdraw({ amount: 26, qrImage })).toMatchObject({
      code: 409,
      msg: expect.stringContaining('Insufficient balance'),
    });
    const requestKey = newId();
    const first = await withdraw({ requestKey });
    expect(first.code).toBe(200);
    expect(await withdraw({ requestKey, qrImage })).toEqual(first);
  });

  it('is created once per request key, whose amount cannot change', async () => {
    const { api } = engine;
    const person = await newEarner(api);
    const { userId, token } = person;
    const payload = { userId, amount: 5, requestKey: newId() };
    const first = await mustCall(api.url, 'withdrawRequest', payload, token);
    expect(await mustCall(api.url, 'withdrawRequest', payload, token)).toEqual(first);
    const changed = await call(api.url, 'withdrawRequest', { ...payload, amount: 6 }, token);
    expect(changed.code).toBe(409);
    expect(await profileOf(api, person)).toMatchObject({ walletBalance: 20, onHold: 5 });
  });

  it('keeps its payee when the profile changes later', async () => {
    const { api } = engine;
    const { userId, token } = await newEarner(api);
    const { _id } = await mustCall(api.url, 'withdrawRequest', { userId, amount: 5 }, token);
    await api.database.queries
      .updateTable('users')
      .set({ upi_id: 'thief@upi' })
      .where('id', '=', userId)
      .execute();
    const list = await mustCall(api.url, 'adminListWithdrawals', { limit: 100 }, api.admin.token);
    expect(list.find((row) => row._id === _id)).toMatchObject({
      userUpiId: 'asha@upi',
      userName: 'Asha Rao',
    });
  });
});
