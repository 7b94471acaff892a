import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { newId } from '../ids';
import { describeOnBothEngines } from '../testing/engines';
import { newPerson } from '../testing/people';
import type { TestApi } from '../testing/startTestApi';
import { activateFree, watchReels } from '../testing/watching';
import { type Journal, postJournal } from './postJournal';

/** A journal that adds one rupee to a user. */
function reward(api: TestApi, userId: string, ref: string, paise = 100): Journal {
  return {
    kind: 'referral_reward',
    ref,
    at: api.clock.now(),
    entries: [
      { account: 'referral_rewards', ownerId: null, paise: -paise },
      { account: 'available', ownerId: userId, paise },
    ],
  };
}

function withdrawal(api: TestApi, userId: string, ref: string): Journal {
  return {
    kind: 'withdrawal_hold',
    ref,
    at: api.clock.now(),
    entries: [
      { account: 'available', ownerId: userId, paise: -100 },
      { account: 'held', ownerId: userId, paise: 100 },
    ],
  };
}

describeOnBothEngines('the ledger', (engine) => {
  const post = (journal: Journal) =>
    engine.api.database.transaction((queries) => postJournal(queries, journal));
  const run = (statement: ReturnType<typeof sql>) => statement.execute(engine.api.database.queries);

  it('posts a journal once, and tells a repetition', async () => {
    const { userId } = await newPerson(engine.api);
    const journal = reward(engine.api, userId, newId());
    const later = { ...journal, at: new Date(journal.at.getTime() + 1) };
    const posted = [await post(journal), await post(journal), await post(later)];
    expect(posted).toEqual([true, false, false]);
  });

  it('leaves out entries of 0', async () => {
    const { userId } = await newPerson(engine.api);
    const journal = reward(engine.api, userId, newId());
    const nothing = { account: 'recharge_charges', ownerId: null, paise: 0 } as const;
    expect(await post({ ...journal, entries: [...journal.entries, nothing] })).toBe(true);
  });

  it('refuses entries that do not sum to zero', async () => {
    const { userId } = await newPerson(engine.api);
    const lopsided = { ...reward(engine.api, userId, newId()) };
    const [, credit] = lopsided.entries;
    const alone = post({ ...lopsided, entries: credit ? [credit] : [] });
    await expect(alone).rejects.toThrow('do not sum to zero');
  });

  it('refuses a journal without entries', async () => {
    const insert = sql`insert into journal_rows (kind, ref, posted_at) values ('recharge', ${newId()}, now())`;
    await expect(run(insert)).rejects.toThrow('has no entries');
  });

  it('refuses to let a balance fall below zero', async () => {
    const { userId } = await newPerson(engine.api);
    await expect(post(withdrawal(engine.api, userId, newId()))).rejects.toThrow('balances_never_negative');
  });

  it('refuses entries for an owner without a balance', async () => {
    await expect(post(reward(engine.api, 'nobody', newId()))).rejects.toThrow('no available balance');
  });

  it('refuses to change a balance without entries', async () => {
    const { userId } = await newPerson(engine.api);
    const update = sql`update balances set paise = 1000000 where owner_id = ${userId}`;
    await expect(run(update)).rejects.toThrow('through entries only');
    const insert = sql`insert into balances values ('available', ${newId()}, ${userId}, 5)`;
    await expect(run(insert)).rejects.toThrow('append-only');
  });

  it.each(['journal_rows', 'entry_rows', 'plan_terms'])('refuses to change or delete %s', async (table) => {
    const person = await newPerson(engine.api);
    const plan = await activateFree(engine.api, person);
    await watchReels(engine.api, person, plan._id, 1);
    await expect(run(sql`delete from ${sql.table(table)}`)).rejects.toThrow('append-only');
    await expect(run(sql`truncate ${sql.table(table)} cascade`)).rejects.toThrow('append-only');
    const column = { journal_rows: 'ref', entry_rows: 'owner_id', plan_terms: 'title' }[table] ?? '';
    await expect(run(sql`update ${sql.table(table)} set ${sql.ref(column)} = 'x'`)).rejects.toThrow(
      'append-only',
    );
  });

  it('refuses a second decision of a request', async () => {
    const person = await newPerson(engine.api);
    await activateFree(engine.api, person);
    const undo = sql`update recharges set status = 'rejected' where user_id = ${person.userId}`;
    await expect(run(undo)).rejects.toThrow('has already been decided');
  });
});
