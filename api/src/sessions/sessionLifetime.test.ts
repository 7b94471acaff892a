import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../database/database';
import { databaseOnPglite } from '../database/openDatabase';
import { openPgliteInMemory } from '../testing/openPgliteInMemory';
import { newPerson } from '../testing/people';
import { seededImage } from '../testing/seededImage';
import { TEST_START } from '../testing/testClock';
import {
  endAllSessions,
  endOtherSessions,
  endSession,
  findSession,
  hashToken,
  openSession,
  SESSION_ABSOLUTE_MS,
  SESSION_IDLE_MS,
} from './session';

const DAY_MS = 24 * 60 * 60 * 1000;
const after = (ms: number) => new Date(TEST_START.getTime() + ms);

let database: Database;
beforeAll(async () => {
  database = databaseOnPglite(await openPgliteInMemory((await seededImage()).image));
});
afterAll(() => database.close());

const newUser = async () => (await newPerson({ database, clock: { now: () => TEST_START } })).userId;
const find = (token: string, now: Date) => findSession(database.queries, token, now);

it('lasts 14 days without use and 60 days in all', () => {
  expect([SESSION_IDLE_MS, SESSION_ABSOLUTE_MS]).toEqual([14 * DAY_MS, 60 * DAY_MS]);
});

it('is found by its token, which is not stored', async () => {
  const userId = await newUser();
  const token = await openSession(database.queries, userId, TEST_START);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(await find(token, TEST_START)).toEqual({
    userId,
    userType: 'user',
    role: 'owner',
    tokenHash: hashToken(token),
    openedAt: TEST_START,
  });
  expect(hashToken('abc').toString('hex')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
  expect(await find('', TEST_START)).toBeNull();
  expect(await find('another', TEST_START)).toBeNull();
});

it('no session belongs to an empty token', async () => {
  const token_hash = hashToken('');
  const times = { created_at: TEST_START, last_seen_at: TEST_START, ended_at: null };
  const values = { ...times, token_hash, user_id: await newUser(), address: '', user_agent: '' };
  await database.queries.insertInto('sessions').values(values).execute();
  expect(await find('', TEST_START)).toBeNull();
});

it('ends after its idle time, which each use begins again, and after its whole lifetime', async () => {
  const token = await openSession(database.queries, await newUser(), TEST_START);
  expect(await find(token, after(SESSION_IDLE_MS))).toBeNull();
  for (let day = 13; day < 60; day += 13) expect(await find(token, after(day * DAY_MS))).not.toBeNull();
  expect(await find(token, after(SESSION_ABSOLUTE_MS - 1))).not.toBeNull();
  expect(await find(token, after(SESSION_ABSOLUTE_MS))).toBeNull();
});

it('records its use at most once an hour', async () => {
  const token = await openSession(database.queries, await newUser(), TEST_START);
  const lastSeen = async () => {
    const query = database.queries.selectFrom('sessions').select('last_seen_at');
    return (await query.where('token_hash', '=', hashToken(token)).executeTakeFirstOrThrow()).last_seen_at;
  };
  await find(token, after(DAY_MS / 24));
  expect(await lastSeen()).toEqual(TEST_START);
  await find(token, after(DAY_MS / 24 + 1));
  expect(await lastSeen()).toEqual(after(DAY_MS / 24 + 1));
});

it('keeps the address and the first 300 characters of the browser’s name', async () => {
  const client = { address: '203.0.113.7', userAgent: 'x'.repeat(400) };
  const token = await openSession(database.queries, await newUser(), TEST_START, client);
  const query = database.queries.selectFrom('sessions').select(['address', 'user_agent']);
  expect(await query.where('token_hash', '=', hashToken(token)).executeTakeFirstOrThrow()).toEqual({
    address: '203.0.113.7',
    user_agent: 'x'.repeat(300),
  });
  const nameless = await openSession(database.queries, await newUser(), TEST_START);
  expect(await query.where('token_hash', '=', hashToken(nameless)).executeTakeFirstOrThrow()).toEqual({
    address: '',
    user_agent: '',
  });
});

it('ends alone, with all others of its user, or stays alone', async () => {
  const [own, stranger] = [await newUser(), await newUser()];
  const open = () => openSession(database.queries, own, TEST_START);
  const strange = await openSession(database.queries, stranger, TEST_START);
  const [one, two, three] = [await open(), await open(), await open()];
  const live = async () => {
    const found = [one, two, three, strange].map(async (token) => (await find(token, TEST_START)) !== null);
    return Promise.all(found);
  };
  await endSession(database.queries, hashToken(one), TEST_START);
  expect(await live()).toEqual([false, true, true, true]);
  const kept = await find(two, TEST_START);
  if (!kept) throw new Error('The session has ended');
  await endOtherSessions(database.queries, kept, TEST_START);
  expect(await live()).toEqual([false, true, false, true]);
  await endAllSessions(database.queries, own, TEST_START);
  expect(await live()).toEqual([false, false, false, true]);
});

it('that has ended keeps the time of its end', async () => {
  const userId = await newUser();
  const token = await openSession(database.queries, userId, TEST_START);
  const other = await openSession(database.queries, userId, TEST_START);
  const kept = await find(other, TEST_START);
  if (!kept) throw new Error('The session has ended');
  await endSession(database.queries, hashToken(token), TEST_START);
  await endSession(database.queries, hashToken(token), after(1));
  await endOtherSessions(database.queries, kept, after(2));
  await endAllSessions(database.queries, userId, after(3));
  const query = database.queries.selectFrom('sessions').select('ended_at');
  const endOf = async (one: string) =>
    (await query.where('token_hash', '=', hashToken(one)).executeTakeFirstOrThrow()).ended_at;
  expect(await endOf(token)).toEqual(TEST_START);
  expect(await endOf(other)).toEqual(after(3));
});
