import { toRupees } from '@reelrupee/contract/money';
import { sql } from 'kysely';
import type { Queries } from '../../database/database';
import { done, type Handler } from '../../action/handler';
import { checkInvariants, isSound } from '../../ledger/invariants';

export const adminHealth: Handler<'adminHealth'> = async (_call, { database }) => {
  const invariants = await checkInvariants(database.queries);
  const figures = await readFigures(database.queries);
  return done({
    invariants,
    sound: isSound(invariants),
    cashReceived: toRupees(figures.cash_received),
    liabilities: toRupees(figures.liabilities),
    pendingRecharges: figures.pending_recharges,
    pendingWithdrawals: figures.pending_withdrawals,
    users: figures.users,
  });
};

interface Figures {
  /** Paid in by recharges, in paise; what was paid out again is not taken off. */
  cash_received: number;
  /** Owed to users: available, held and locked, in paise. */
  liabilities: number;
  pending_recharges: number;
  pending_withdrawals: number;
  users: number;
}

async function readFigures(queries: Queries): Promise<Figures> {
  const { rows } = await sql<Figures>`
    select
      coalesce((select sum(amount_paise) from recharges where status = 'approved'), 0)::bigint
        as cash_received,
      coalesce((select sum(paise) from balances), 0)::bigint as liabilities,
      (select count(*) from recharges where status = 'pending') as pending_recharges,
      (select count(*) from withdrawals where status = 'pending') as pending_withdrawals,
      (select count(*) from users where user_type = 'user') as users
  `.execute(queries);
  const [figures] = rows;
  if (!figures) throw new Error('The figures could not be read');
  return figures;
}
