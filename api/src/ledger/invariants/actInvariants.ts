import { type RawBuilder, sql } from 'kysely';
import type { Condition } from './scope';

/** The chain of the administrators' acts after an id; `within` is a condition on the ids of acts from there on. */
export const actInvariants = (after: number, within: Condition) =>
  ({
    actsOutOfChain: sql`
      select count(*) from (select hash, hash_admin_act(
          coalesce(lag(hash) over (order by id),
            (select hash from admin_acts where id <= ${after} order by id desc limit 1), ''::bytea),
          id, at, administrator_id, action, payload, reply_code) as expected
        from admin_acts where ${within('admin_acts.id')}) as act
      where hash is distinct from expected`,
  }) satisfies Record<string, RawBuilder<unknown>>;
