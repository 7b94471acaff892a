import type { ActionPayload } from '@reelrupee/contract/actions';
import { expect, it } from 'vitest';
import { newId } from '../ids';
import { addedAdministrator } from '../testing/addedAdministrator';
import { call, mustCall } from '../testing/apiClient';
import { describeOnEngines } from '../testing/engines';
import { expectInvariants } from '../testing/invariants';
import { newPerson } from '../testing/people';
import type { TestApi } from '../testing/startTestApi';
import { newEarner } from '../testing/watching';

/** Pays a withdrawal of ₹20 out, of which ₹1 is tax. */
async function withholdOneRupee(api: TestApi): Promise<string> {
  const { userId, token } = await newEarner(api);
  const { _id } = await mustCall(api.url, 'withdrawRequest', { userId, amount: 20 }, token);
  await mustCall(api.url, 'adminDecideWithdrawal', { _id, decision: 'pay', utr: newId() }, api.admin.token);
  return _id;
}

const record = ({ url, admin }: TestApi, payload: ActionPayload<'adminRecordTaxPayment'>) =>
  call(url, 'adminRecordTaxPayment', payload, admin.token);
const reverse = ({ url, admin }: TestApi, challan: string) =>
  call(url, 'adminReverseTaxPayment', { challan, reason: 'Another amount' }, admin.token);
const list = ({ url, admin }: TestApi) => call(url, 'adminListTaxPayments', {}, admin.token);
const toSendOf = async (api: TestApi): Promise<number> => {
  const reply = await list(api);
  return 'toSend' in reply ? reply.toSend : NaN;
};
const newChallan = () =>
  newId()
    .replaceAll(/[^A-Za-z0-9]/g, '0')
    .toUpperCase();

const entriesOf = ({ database }: TestApi, challan: string) =>
  database.queries
    .selectFrom('entries')
    .select(['kind', 'account', 'owner_id', 'paise'])
    .where('ref', '=', challan)
    .orderBy('kind')
    .orderBy('account')
    .execute();

describeOnEngines('a tax payment', (engine) => {
  it('is posted from the tax that is owed to the cash, and in health', async () => {
    const { api } = engine;
    await withholdOneRupee(api);
    const before = await toSendOf(api);
    expect(before).toBeGreaterThan(0);
    const challan = newChallan();
    expect(await record(api, { challan, amount: 0.4 })).toMatchObject({
      code: 200,
      data: { challan, amount: 0.4, recordedAt: api.clock.now().toISOString(), reversedAt: '' },
      isEarlier: false,
      toSend: Math.round(before * 100 - 40) / 100,
    });
    expect(await entriesOf(api, challan)).toEqual([
      { kind: 'tax_payment', account: 'cash', owner_id: null, paise: 40 },
      { kind: 'tax_payment', account: 'tds_payable', owner_id: null, paise: -40 },
    ]);
    const health = await mustCall(api.url, 'adminHealth', {}, api.admin.token);
    expect(health.sound).toBe(true);
    expect(Math.round(((health.tdsWithheld ?? NaN) - (health.tdsSent ?? NaN)) * 100)).toBe(
      Math.round(before * 100) - 40,
    );
  });

  it('counts once, however its challan is typed, and not with another amount', async () => {
    const { api } = engine;
    await withholdOneRupee(api);
    const typed = ['0510308-070426-00012', ' 0510308 070426 00012 ', '051030807042600012'];
    const replies = await Promise.all(typed.map((challan) => record(api, { challan, amount: 0.25 })));
    expect(replies.map(({ code }) => code)).toEqual([200, 200, 200]);
    expect(replies.filter((reply) => 'isEarlier' in reply && !reply.isEarlier)).toHaveLength(1);
    expect(await entriesOf(api, '051030807042600012')).toHaveLength(2);
    expect(await record(api, { challan: '051030807042600012', amount: 0.26 })).toMatchObject({
      code: 409,
      msg: 'This challan is recorded with ₹0.25. If that is wrong, reverse it with reverse-tds first.',
    });
  });

  it('is no more than was withheld, also of two challans at the same moment', async () => {
    const { api } = engine;
    await withholdOneRupee(api);
    const toSend = await toSendOf(api);
    const replies = await Promise.all(
      [newChallan(), newChallan()].map((challan) => record(api, { challan, amount: toSend })),
    );
    expect(replies.map(({ code }) => code).sort()).toEqual([200, 409]);
    expect(await toSendOf(api)).toBe(0);
    expect(await record(api, { challan: newChallan(), amount: 0.01 })).toMatchObject({
      code: 409,
      msg: 'Only ₹0.00 of withheld tax is still to be sent. Record the part of the challan that is TDS of payouts.',
    });
    await expectInvariants(api.database);
  });

  it('that was recorded with a wrong amount is reversed, and recorded with the right one', async () => {
    const { api } = engine;
    await withholdOneRupee(api);
    const before = await toSendOf(api);
    const challan = newChallan();
    await record(api, { challan, amount: 0.9 });
    for (const _ of [1, 2]) {
      expect(await reverse(api, challan)).toMatchObject({ code: 200, toSend: before });
    }
    expect(await record(api, { challan, amount: 0.09 })).toMatchObject({ code: 200, isEarlier: false });
    expect(await record(api, { challan, amount: 0.09 })).toMatchObject({ code: 200, isEarlier: true });
    const { data } = await list(api);
    expect(data?.slice(0, 2).map((row) => [row.challan, row.amount, row.reversedAt === ''])).toEqual([
      [challan, 0.09, true],
      [challan, 0.9, false],
    ]);
    expect(await reverse(api, newChallan())).toMatchObject({ code: 400 });
    await expectInvariants(api.database);
  });

  it('may exceed what is withheld once a payout came back', async () => {
    const { api } = engine;
    const _id = await withholdOneRupee(api);
    const toSend = await toSendOf(api);
    await record(api, { challan: newChallan(), amount: toSend });
    await mustCall(api.url, 'adminReturnPayout', { _id, reason: 'Account closed' }, api.admin.token);
    expect(await toSendOf(api)).toBe(-1);
    expect((await record(api, { challan: newChallan(), amount: 0.01 })).msg).toContain('Only ₹0.00');
    await expectInvariants(api.database);
  });

  it('names the whole number of its challan: the serial number alone returns every day', async () => {
    expect(await record(engine.api, { challan: '00012', amount: 1 })).toMatchObject({
      code: 400,
      field: 'challan',
    });
  });

  it('is recorded by checkers and owners, and is in the log of acts', async () => {
    const { api } = engine;
    await withholdOneRupee(api);
    await withholdOneRupee(api);
    const payload = { challan: newChallan(), amount: 0.01 };
    const [maker, checker] = [
      await addedAdministrator(api, 'maker'),
      await addedAdministrator(api, 'checker'),
    ];
    for (const { token } of [maker, await newPerson(api)]) {
      expect((await call(api.url, 'adminRecordTaxPayment', payload, token)).code).toBe(403);
      const reversal = { challan: payload.challan, reason: 'Mine' };
      expect((await call(api.url, 'adminReverseTaxPayment', reversal, token)).code).toBe(403);
    }
    expect((await call(api.url, 'adminRecordTaxPayment', payload, checker.token)).code).toBe(200);
    const acts = await mustCall(api.url, 'adminListActs', { about: payload.challan }, api.admin.token);
    expect(acts.find(({ replyCode }) => replyCode === 200)).toMatchObject({
      action: 'adminRecordTaxPayment',
    });
  });
});
