import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { newId } from '../../ids';
import { describeOnOneEngine } from '../../testing/engines';
import { newPerson } from '../../testing/people';
import { adminClient } from '../adminClient';
import { findUsers } from './moneyActs';
import { listRiskyPayouts } from './risk';

describeOnOneEngine('a list of the command', (engine) => {
  const client = () => adminClient(engine.api.url, () => Promise.resolve(engine.api.admin.token));
  const rowsWith = (text: string, table: string) => table.split(text).length - 1;

  /** Users with one payee. */
  const usersOf = async (upi: string, count: number) => {
    const people = await Promise.all(Array.from({ length: count }, () => newPerson(engine.api)));
    const ids = people.map(({ userId }) => userId);
    await engine.api.database.queries
      .updateTable('users')
      .set({ upi_id: upi })
      .where('id', 'in', ids)
      .execute();
    return ids;
  };

  it('shows all users of a payee on its pages, and how many there are', async () => {
    const upi = `${newId()}@upi`;
    await usersOf(upi, 60);
    const first = await findUsers(client(), upi, { page: 0 });
    expect(rowsWith(upi, first)).toBe(50);
    expect(first).toContain('Showing 50 of 60. Use --page for more.');
    expect(rowsWith(upi, await findUsers(client(), upi, { page: 1 }))).toBe(10);
    expect(await findUsers(client(), upi, { page: 2 })).toContain('the list has 60 rows');
    expect(await findUsers(client(), newId(), { page: 0 })).toContain('There is no user');
  });

  it('shows all risky payouts on its pages, and how many there are', async () => {
    const upi = `${newId()}@upi`;
    const [userId] = await usersOf(upi, 6);
    await sql`insert into withdrawals (id, user_id, request_key, amount_paise, platform_paise, tds_paise, net_paise,
        upi_id, account_holder_name, account_number, ifsc_code, status, created_at)
      select ${userId} || '-' || n, ${userId}, n::text, 100, 10, 5, 85, ${upi}, '', '', '', 'pending',
        ${engine.api.clock.now()}::timestamptz
      from generate_series(1, 103) as n`.execute(engine.api.database.queries);
    const first = await listRiskyPayouts(client(), { page: 0 });
    expect(rowsWith(`${userId}-`, first)).toBe(100);
    expect(first).toContain('Showing 100 of 103. Use --page for more.');
    expect(rowsWith(`${userId}-`, await listRiskyPayouts(client(), { page: 1 }))).toBe(3);
  });
});
