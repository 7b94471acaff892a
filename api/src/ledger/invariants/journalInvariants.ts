import { type RawBuilder, sql } from 'kysely';
import type { Condition } from './scope';

/** The invariants of journals and their entries; `within` is a condition on journal ids. */
export const journalInvariants = (within: Condition) =>
  ({
    unbalancedJournals: sql`
      select count(*) from (select journal_id from entries where ${within('entries.journal_id')}
        group by journal_id having sum(paise) <> 0) as bad`,
    emptyJournals: sql`
      select count(*) from journals where ${within('journals.id')}
        and not exists (select from entries where journal_id = journals.id)`,
    entriesWithoutBalances: sql`
      select count(*) from entries where ${within('entries.journal_id')} and owner_id is not null
        and not exists (select from balances where balances.owner_id = entries.owner_id
          and balances.account = entries.account)`,
    // The ref of a reel's earning is its plan, day and reel.
    creditsWithoutWatches: sql`
      select count(*) from journals where ${within('journals.id')} and kind = 'reel_earning'
        and not exists (select from watches where user_plan_id = split_part(ref, '/', 1)
          and day = split_part(ref, '/', 2)::date and reel_id = split_part(ref, '/', 3)
          and credited_at is not null)`,
  }) satisfies Record<string, RawBuilder<unknown>>;
