import { type RawBuilder, sql } from 'kysely';
import type { Condition } from './scope';

/**
 * The invariants of journals that are rows of their own, and of their entries; `within` is a condition on journal ids.
 * Those of credited reels are watches, and balance by their form.
 */
export const journalInvariants = (within: Condition) =>
  ({
    unbalancedJournals: sql`
      select count(*) from (select journal_id from entry_rows where ${within('entry_rows.journal_id')}
        group by journal_id having sum(paise) <> 0) as bad`,
    emptyJournals: sql`
      select count(*) from journal_rows where ${within('journal_rows.id')}
        and not exists (select from entry_rows where journal_id = journal_rows.id)`,
    entriesWithoutBalances: sql`
      select count(*) from entry_rows where ${within('entry_rows.journal_id')} and owner_id is not null
        and not exists (select from balances where balances.owner_id = entry_rows.owner_id
          and balances.account = entry_rows.account)`,
    // The ref of a reel's earning is its plan, day and reel.
    creditsWithoutWatches: sql`
      select count(*) from journal_rows where ${within('journal_rows.id')} and kind = 'reel_earning'
        and not exists (select from watches where user_plan_id = split_part(ref, '/', 1)
          and day = split_part(ref, '/', 2)::date and reel_id = split_part(ref, '/', 3)
          and credited_at is not null)`,
    adjustmentsWithoutApproval: sql`
      select count(*) from journal_rows where ${within('journal_rows.id')} and kind = 'adjustment'
        and not exists (select from adjustments where id = ref and status = 'approved')`,
  }) satisfies Record<string, RawBuilder<unknown>>;
