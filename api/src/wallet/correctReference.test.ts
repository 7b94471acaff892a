import { expect, it } from 'vitest';
import { newId } from '../ids';
import { call } from '../testing/apiClient';
import { describeOnEngines } from '../testing/engines';
import { expectInvariants } from '../testing/invariants';
import { historyOf, withdraw } from '../testing/reversals';
import { newEarner } from '../testing/watching';

describeOnEngines('a payout with a wrong bank reference', (engine) => {
  const newWithdrawal = async () => {
    const person = await newEarner(engine.api);
    return { person, _id: await withdraw(engine.api, person, 20) };
  };
  const { url, admin } = { url: () => engine.api.url, admin: () => engine.api.admin.token };
  const pay = (_id: string, utr: string) =>
    call(url(), 'adminDecideWithdrawal', { _id, decision: 'pay', utr }, admin());
  const correct = (_id: string, utr: string) => call(url(), 'adminCorrectReference', { _id, utr }, admin());

  it('gets its own, and the payment that the wrong one belongs to can be recorded', async () => {
    const [first, second] = [await newWithdrawal(), await newWithdrawal()];
    const [right, wrong] = [newId(), newId()];
    await pay(first._id, wrong);
    expect(await pay(second._id, wrong)).toMatchObject({ code: 409 });
    for (let time = 0; time < 2; time += 1)
      expect(await correct(first._id, ` ${right.toLowerCase()} `)).toMatchObject({
        code: 200,
        data: { utr: right.toUpperCase(), status: 'approved' },
      });
    expect(await pay(second._id, wrong)).toMatchObject({ code: 200 });
    expect(await correct(first._id, wrong)).toMatchObject({
      code: 409,
      msg: `The bank reference ${wrong.toUpperCase()} already belongs to another payment.`,
    });
    // A repeated payment names the right one.
    expect(await pay(first._id, right)).toMatchObject({ code: 200 });
    expect(
      (await historyOf(engine.api, first.person)).find((row) => row._id === first._id)?.remark,
    ).toContain(right.toUpperCase());
    await expectInvariants(engine.api.database);
  });

  it('is corrected only if it was paid, and with a reference', async () => {
    const { _id } = await newWithdrawal();
    expect(await correct(_id, newId())).toMatchObject({ code: 409 });
    expect(await correct('none', newId())).toMatchObject({ code: 400 });
    await pay(_id, newId());
    expect((await correct(_id, '--')).msg).toBe('Enter the bank reference of the payout.');
  });
});
