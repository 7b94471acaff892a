import type { ActionData } from '@reelrupee/contract/actions';
import { REPLY_CODES } from '@reelrupee/contract/envelope';
import { sql } from 'kysely';
import type { Queries } from '../database/database';
import type { Page, PageOf } from '../database/page';

export interface Act {
  administratorId: string;
  action: string;
  payload: Record<string, unknown>;
  /** Null before the act runs. */
  replyCode: number | null;
}

const LONGEST_PAYLOAD = 4000;
/** The act that has the name of an administrator whose account was closed. */
const ACCOUNT_CLOSED = 'accountClosed';

/** Appends an act to the log, chained to the one before it. */
export async function appendAct(queries: Queries, act: Act, at: Date): Promise<void> {
  const payload = JSON.stringify(act.payload).slice(0, LONGEST_PAYLOAD);
  await sql`select append_admin_act(${at}, ${act.administratorId}, ${act.action}, ${payload},
    ${act.replyCode}::integer)`.execute(queries);
}

/**
 * Adds who a person was to the log before their account loses it, if they have acted as an administrator: the other acts
 * have their id alone.
 */
export async function appendFormerName(
  queries: Queries,
  { id, name, email }: { id: string; name: string; email: string },
  at: Date,
): Promise<void> {
  const act = await queries
    .selectFrom('admin_acts')
    .select('id')
    .where('administrator_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  if (!act) return;
  const payload = { name, email };
  await appendAct(
    queries,
    { administratorId: id, action: ACCOUNT_CLOSED, payload, replyCode: REPLY_CODES.ok },
    at,
  );
}

type ListedAct = ActionData<'adminListActs'>[number];

/** A page of the log, the newest act first; if `about` is not empty, only acts that name it, see `isAbout`. */
export async function listActs(
  queries: Queries,
  { page, limit }: Page,
  about = '',
): Promise<PageOf<ListedAct>> {
  const acts = queries.selectFrom('admin_acts').$if(about !== '', (all) => all.where(isAbout(about)));
  const { count } = await acts
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await acts
    .innerJoin('users', 'users.id', 'admin_acts.administrator_id')
    .select(['admin_acts.id', 'at', 'users.name', 'action', 'payload', 'reply_code'])
    .select(
      sql<string | null>`case when users.closed_at is not null then (
        select payload::json ->> 'name' from admin_acts as closing
          where closing.administrator_id = users.id and closing.action = ${ACCOUNT_CLOSED}
          limit 1) end`.as('former_name'),
    )
    .orderBy('admin_acts.id', 'desc')
    .limit(limit)
    .offset(page * limit)
    .execute();
  return {
    count,
    rows: rows.map((row) => ({
      _id: row.id,
      at: row.at.toISOString(),
      administrator: row.former_name ?? row.name,
      action: row.action,
      payload: row.payload,
      replyCode: row.reply_code,
    })),
  };
}

/** True for acts with this text or, of a user's id, with one of their requests, and for those of the administrator. */
function isAbout(text: string) {
  return sql<boolean>`(
    admin_acts.administrator_id = (select id from users as administrators where email = ${text.toLowerCase()})
    or exists (
      select from (
        select ${text}::text as id
        union all select ${text.toLowerCase()}
        union all select id from recharges where user_id = ${text}
        union all select id from withdrawals where user_id = ${text}
        union all select id from adjustments where user_id = ${text}
      ) as named
      where position(named.id in admin_acts.payload) > 0))`;
}
