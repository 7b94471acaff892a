import type { ActionData } from '@reelrupee/contract/actions';
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

/** Appends an act to the log, chained to the one before it. */
export async function appendAct(queries: Queries, act: Act, at: Date): Promise<void> {
  const payload = JSON.stringify(act.payload).slice(0, LONGEST_PAYLOAD);
  await sql`select append_admin_act(${at}, ${act.administratorId}, ${act.action}, ${payload},
    ${act.replyCode}::integer)`.execute(queries);
}

type ListedAct = ActionData<'adminListActs'>[number];

/** A page of the log, the newest act first. */
export async function listActs(queries: Queries, { page, limit }: Page): Promise<PageOf<ListedAct>> {
  const { count } = await queries
    .selectFrom('admin_acts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await queries
    .selectFrom('admin_acts')
    .innerJoin('users', 'users.id', 'admin_acts.administrator_id')
    .select(['admin_acts.id', 'at', 'users.name', 'action', 'payload', 'reply_code'])
    .orderBy('admin_acts.id', 'desc')
    .limit(limit)
    .offset(page * limit)
    .execute();
  return {
    count,
    rows: rows.map((row) => ({
      _id: row.id,
      at: row.at.toISOString(),
      administrator: row.name,
      action: row.action,
      payload: row.payload,
      replyCode: row.reply_code,
    })),
  };
}
