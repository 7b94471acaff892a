import type { ActionData } from '@reelrupee/contract/actions';
import { toRupees } from '@reelrupee/contract/money';
import { sql } from 'kysely';
import type { Database } from '../../database/database';
import type { HouseAccount, JournalKind } from '../../database/schema/ledger';
import { addDays } from '../../time/istDay';
import { istMonth, nextMonth } from '../../time/istMonth';

interface SumRow {
  kind: JournalKind;
  account: HouseAccount;
  journals: number;
  paise: number;
}

/**
 * Sums of a month's entries of house accounts, by kind and account; a journal has one entry of an account at most. The
 * credits of reels are read from the watches of the month's days alone, since a view of all watches has no index by time.
 */
export async function readLedgerSums(
  { longTransaction }: Pick<Database, 'longTransaction'>,
  month: string,
): Promise<Omit<ActionData<'adminListLedgerSums'>, 'month'>> {
  const { from, to } = istMonth(month);
  // A reel that played across midnight is credited to the day before.
  const firstDay = addDays(`${month}-01`, -1);
  const firstOfNext = `${nextMonth(month)}-01`;
  return longTransaction(async (queries) => {
    const { rows } = await sql<SumRow>`
      select kind, account, count(*) as journals, sum(paise)::bigint as paise from (
        select kind, account, paise from entry_rows join journal_rows on journal_rows.id = journal_id
          where posted_at >= ${from} and posted_at < ${to} and owner_id is null
        union all
        select 'reel_earning', 'reel_rewards', -earned_paise::bigint from watch_rows
          where locked is not null and day >= ${firstDay}::date and day < ${firstOfNext}::date
            and credited_at >= ${from} and credited_at < ${to}
      ) as moved group by kind, account order by kind, account`.execute(queries);
    const { rows: plans } = await sql<{ first: string | null }>`
      select to_char(min(started_on), 'YYYY-MM') as first from user_plans`.execute(queries);
    return {
      since: plans[0]?.first ?? '',
      sums: rows.map(({ kind, account, journals, paise }) => ({
        kind,
        account,
        journals,
        amount: toRupees(paise),
      })),
    };
  });
}
