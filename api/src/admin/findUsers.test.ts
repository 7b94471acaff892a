import { expect, it } from 'vitest';
import { newId } from '../ids';
import { mustCall } from '../testing/apiClient';
import { describeOnEngines } from '../testing/engines';
import { newPerson, type Person } from '../testing/people';
import { newEarner } from '../testing/watching';

describeOnEngines('the list of frozen users', (engine) => {
  it('has those that wait for a decision, the longest first, with reason and time', async () => {
    const { api } = engine;
    const { token } = api.admin;
    const [first, second, third] = [await newPerson(api), await newPerson(api), await newPerson(api)];
    const freeze = (user: Person, frozen: boolean) =>
      mustCall(api.url, 'adminFreezeUser', { _id: user.userId, frozen, reason: 'Ring of 12' }, token);
    const frozenAt: string[] = [];
    for (const user of [third, second, first]) {
      frozenAt.push(api.clock.now().toISOString());
      await freeze(user, true);
      api.clock.advance(1000);
    }
    await freeze(second, false);
    const listed = await mustCall(api.url, 'adminListFrozenUsers', {}, token);
    expect(listed).toMatchObject([
      { _id: third.userId, frozenReason: 'Ring of 12', frozenAt: frozenAt[0] },
      { _id: first.userId, frozenReason: 'Ring of 12', frozenAt: frozenAt[2] },
    ]);
    for (const user of [third, first]) await freeze(user, false);
    expect(await mustCall(api.url, 'adminListFrozenUsers', {}, token)).toEqual([]);
  });
});

describeOnEngines('the search for users', (engine) => {
  const find = async (search: string) =>
    (await mustCall(engine.api.url, 'adminFindUsers', { search }, engine.api.admin.token)).map(
      ({ _id }) => _id,
    );
  const setPayee = (id: string, payee: { upi_id: string; account_number: string }) =>
    engine.api.database.queries.updateTable('users').set(payee).where('id', '=', id).execute();

  it('finds every account with a bank account number', async () => {
    const accountNumber = newId().slice(0, 16);
    const people = [await newPerson(engine.api), await newPerson(engine.api)];
    for (const { userId } of people) await setPayee(userId, { upi_id: '', account_number: accountNumber });
    expect((await find(accountNumber)).sort()).toEqual(people.map(({ userId }) => userId).sort());
  });

  it('finds the accounts whose withdrawals had a payee that they have replaced since', async () => {
    const { api } = engine;
    const [upiId, accountNumber] = [`${newId()}@upi`, newId().slice(0, 16)];
    const [upi, bank] = [await newEarner(api), await newEarner(api)];
    await setPayee(upi.userId, { upi_id: upiId, account_number: '' });
    const account = {
      account_holder_name: 'Asha Rao',
      account_number: accountNumber,
      ifsc_code: 'HDFC0000001',
    };
    await api.database.queries
      .updateTable('users')
      .set({ upi_id: '', ...account })
      .where('id', '=', bank.userId)
      .execute();
    for (const { userId, token } of [upi, bank]) {
      await mustCall(api.url, 'withdrawRequest', { userId, amount: 5 }, token);
      await setPayee(userId, { upi_id: `${newId()}@upi`, account_number: '' });
    }
    expect(await find(upiId.toUpperCase())).toEqual([upi.userId]);
    expect(await find(accountNumber)).toEqual([bank.userId]);
  });

  it('finds users by the beginning of their name, in any case, without wildcards', async () => {
    const { queries } = engine.api.database;
    const people = [await newPerson(engine.api), await newPerson(engine.api), await newPerson(engine.api)];
    const names = ['Meenakshi Iyer', 'meenakshi Pillai', 'Iyer Meena_kshi'];
    for (const [index, { userId }] of people.entries())
      await queries.updateTable('users').set({ name: names[index] }).where('id', '=', userId).execute();
    const [iyer, pillai] = people.map(({ userId }) => userId);
    expect((await find('meenakshi')).sort()).toEqual([iyer, pillai].sort());
    expect(await find('MEENAKSHI IYER')).toEqual([iyer]);
    expect(await find('meena_shi')).toEqual([]);
    expect(await find('%')).toEqual([]);
  });

  it('finds users by id, email and phone', async () => {
    const { queries } = engine.api.database;
    const { userId } = await newPerson(engine.api);
    const phone = newId().slice(0, 10);
    await queries.updateTable('users').set({ phone }).where('id', '=', userId).execute();
    const { email } = await queries
      .selectFrom('users')
      .select('email')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    for (const search of [userId, email.toUpperCase(), phone]) expect(await find(search)).toEqual([userId]);
    expect(await find('none')).toEqual([]);
  });
});
