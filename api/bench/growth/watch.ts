import type { PoolClient } from 'pg';

/** Users to whom a reel is served before it is credited to the first of them: those of half a minute. */
const CHUNK = 20_000;
/** Transactions that credit them, each a few of every page. */
const TURNS = 10;

/**
 * Serves and credits ten reels on each day before `today`, as it happens in production: a watch is inserted, and
 * updated when thousands of others have been inserted after it. Thus the tables get the size that they have in use.
 */
export async function watch(
  client: PoolClient,
  { users, days, today }: { users: number; days: number; today: string },
): Promise<void> {
  for (let back = days; back > 0; back -= 1) {
    await client.query(`select add_watch_partition(date '${today}' - ${back})`);
    for (let slot = 0; slot < 10; slot += 1) {
      const reel = { day: `date '${today}' - ${back}`, slot, back };
      for (let from = 0; from < users + CHUNK; from += CHUNK) {
        await client.query(serve(reel, from, from + CHUNK));
        for (let turn = 0; turn < TURNS && from > 0; turn += 1) {
          await client.query(credit(reel, from - CHUNK, from, turn));
        }
      }
    }
  }
}

interface Reel {
  day: string;
  back: number;
  slot: number;
}

const at = ({ day, slot }: Reel) =>
  `(${day})::timestamptz + interval '4 hours' + ${slot} * interval '1 minute'`;
const chosen = ({ back, slot }: Reel) => `lesson.n = ${back * 10 + slot} % lesson.total`;

const serve = (reel: Reel, from: number, to: number) => `
  insert into watch_rows (served_at, plan_number, day, reel_number)
  select ${at(reel)}, person.n, ${reel.day}, lesson.number from person, lesson
  where place > ${from} and place <= ${to} and ${chosen(reel)} order by place`;

const credit = (reel: Reel, from: number, to: number, turn: number) => `
  update watch_rows set credited_at = ${at(reel)} + interval '30 seconds', earned_paise = 50, locked = false
  from person, lesson
  where place > ${from} and place <= ${to} and place % ${TURNS} = ${turn} and ${chosen(reel)}
    and plan_number = person.n and day = ${reel.day} and reel_number = lesson.number`;
