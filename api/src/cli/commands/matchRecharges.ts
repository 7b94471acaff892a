import type { AdminRecharge } from '@reelrupee/contract/actions/decisions';
import { UserError } from '../../userError';
import type { AdminClient } from '../adminClient';
import { decideEach } from '../decideEach';
import { money } from '../format';
import { readPending } from '../readPending';
import { readTable, type TableRow } from '../readTable';
import type { ReceivedIf } from '../receivedIf';
import { table } from '../table';
import { entriesOf, matchOf, shortenedAdvice } from './statement';

interface StatementOptions {
  /** Columns of the statement: that of the UTRs, or of the text which contains them, and that of money received. */
  reference: string;
  credit: string;
  /** For a statement whose amounts of both directions are in one column. */
  receivedIf?: ReceivedIf;
  approve: boolean;
}

/**
 * Looks pending recharges up in a bank’s statement, and approves those that it has when asked to. Throws a UserError at
 * the end if the server refused any.
 */
export async function matchRecharges(
  client: AdminClient,
  file: string,
  { reference, credit, receivedIf, approve }: StatementOptions,
): Promise<string> {
  const columns = [reference, credit, ...(receivedIf ? [receivedIf.column] : [])];
  const rows = readTable(file, columns);
  const isCredit = ({ values }: TableRow<string>) =>
    receivedIf && values[receivedIf.column]?.toLowerCase() === receivedIf.text.toLowerCase();
  if (receivedIf && !rows.some(isCredit))
    throw new UserError(`No row of ${file} has “${receivedIf.text}” in “${receivedIf.column}”.`);
  const advice = shortenedAdvice(rows.map(({ values }) => values[reference] ?? ''));
  const entries = rows.flatMap((row) =>
    entriesOf(row.cells, row.values[reference] ?? '', row.values[credit] ?? '', isCredit(row)),
  );
  if (!entries.some(({ received }) => received > 0))
    throw new UserError(
      `No row of ${file} has a UTR of 12 digits in “${reference}” and an amount in “${credit}”.${advice}`,
    );
  const pending = [...(await readPending((page) => client.call('adminListRecharges', page))).values()];
  const matched = pending.map((row) => ({ row, match: matchOf(row, entries) }));
  const listed = table(
    [
      { title: 'Id', value: ({ row }) => row._id },
      { title: 'User', value: ({ row }) => row.userName },
      { title: 'Paid', value: ({ row }) => money(row.amount), align: 'right' },
      { title: 'Transaction id', value: ({ row }) => row.transactionId },
      { title: 'Statement', value: ({ match }) => match.text },
    ],
    matched,
    'There are no pending recharges.',
  );
  const found = matched.filter(({ match }) => match.found).map(({ row }) => row);
  const rest = pending.length - found.length;
  const counts = `In the statement: ${found.length}, to decide by hand: ${rest}.${advice}`;
  if (found.length === 0) return `${listed}\n${counts}`;
  if (!approve)
    return `${listed}\n${counts} Nothing was approved; --approve approves those in the statement.`;
  return `${listed}\n${await approveAll(client, found)} To decide by hand: ${rest}.${advice}`;
}

async function approveAll(client: AdminClient, recharges: readonly AdminRecharge[]): Promise<string> {
  const { done, refused } = await decideEach(
    recharges,
    ({ _id }) => client.call('adminDecideRecharge', { _id, decision: 'approve' }),
    ({ _id, userName }) => `${_id}, ${userName}`,
  );
  const summary = `Approved: ${done.length}.`;
  if (refused.length === 0) return summary;
  throw new UserError([summary, `Not approved: ${refused.length}.`, ...refused].join('\n'));
}
