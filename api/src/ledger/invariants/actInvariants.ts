import { type RawBuilder, sql } from 'kysely';

/** The chain of the administrators' acts. */
export const ACT_INVARIANTS = {
  actsOutOfChain: sql`
    select count(*) from (select hash, hash_admin_act(coalesce(lag(hash) over (order by id), ''::bytea), id, at,
      administrator_id, action, payload, reply_code) as expected from admin_acts) as act
      where hash is distinct from expected`,
} satisfies Record<string, RawBuilder<unknown>>;
