import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { newId } from '../ids';
import { hashDevice, rememberDevice } from '../sessions/devices';
import { mustCall } from '../testing/apiClient';
import { describeOnEngines } from '../testing/engines';
import { newPerson, type Person } from '../testing/people';
import type { TestApi } from '../testing/startTestApi';
import { newEarner } from '../testing/watching';
import { readSignals } from './readSignals';

describeOnEngines('the signals of a payout', (engine) => {
  /** A person with a reward of ₹25 or without, whose profile has this payee alone. */
  const newUser = async (
    payee: { upi_id: string; account_number?: string },
    create: (api: TestApi) => Promise<Person> = newPerson,
  ) => {
    const person = await create(engine.api);
    const own = { phone: '', account_number: '', account_holder_name: 'Asha', ifsc_code: 'HDFC0000001' };
    await engine.api.database.queries
      .updateTable('users')
      .set({ ...own, ...payee })
      .where('id', '=', person.userId)
      .execute();
    return person;
  };

  /** Inserts `count` refused payouts to the payee by a user whose profile does not have it. */
  const insertPayouts = async (
    { userId }: Person,
    payee: { upi_id: string; account_number: string },
    count: number,
  ) => {
    const now = engine.api.clock.now();
    await sql`insert into withdrawals (id, user_id, request_key, amount_paise, platform_paise, tds_paise, net_paise,
        upi_id, account_holder_name, account_number, ifsc_code, status, created_at, decided_at)
      select ${userId} || n, ${userId}, n::text, 100, 10, 5, 85, ${payee.upi_id.toUpperCase()}, '', ${payee.account_number}, '', 'rejected',
        ${now}::timestamptz, ${now}::timestamptz
      from generate_series(1, ${sql.lit(count)}) as n`.execute(engine.api.database.queries);
  };

  const signalsOfPayout = async ({ userId, token }: Person) => {
    const { _id } = await mustCall(engine.api.url, 'withdrawRequest', { userId, amount: 20 }, token);
    return (await readSignals(engine.api.database.queries, [_id], false)).get(_id);
  };

  it.each([
    ['UPI ID', { upi_id: `${newId()}@upi`, account_number: '' }],
    ['bank account', { upi_id: '', account_number: '10987654321' }],
  ])('count every account of a %s, however often each has withdrawn', async (_, payee) => {
    for (const count of [250, ...Array<number>(9).fill(50)])
      await insertPayouts(await newUser({ upi_id: '' }), payee, count);
    const person = await newUser(payee, newEarner);
    expect(await signalsOfPayout(person)).toMatchObject({ payeeAccounts: 11, linkedAccounts: 11 });
  });

  it('follow every account that shares one of many devices', async () => {
    const { queries } = engine.api.database;
    const person = await newUser({ upi_id: `${newId()}@upi` }, newEarner);
    const share = async (other: Person) => {
      const device = hashDevice(newId()) ?? Buffer.of();
      for (const { userId } of [person, other])
        await rememberDevice(queries, userId, device, engine.api.clock.now());
    };
    const friend = await newUser({ upi_id: '' });
    for (let count = 0; count < 30; count += 1) await share(friend);
    for (let count = 0; count < 9; count += 1) await share(await newUser({ upi_id: '' }));
    expect(await signalsOfPayout(person)).toMatchObject({ deviceAccounts: 2, linkedAccounts: 11 });
  });
});
