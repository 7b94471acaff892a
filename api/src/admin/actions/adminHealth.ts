import { toRupees } from '@reelrupee/contract/money';
import { type Handler, success } from '../../action/handler';
import { checkInvariants, isSound } from '../../ledger/invariants';
import { readFigures } from '../figures';

export const adminHealth: Handler<'adminHealth'> = async (_call, { database }) => {
  const invariants = await database.longTransaction(checkInvariants);
  const figures = await readFigures(database.queries);
  return success({
    invariants,
    sound: isSound(invariants),
    cashReceived: toRupees(figures.cash_received),
    liabilities: toRupees(figures.liabilities),
    pendingRecharges: figures.pending_recharges,
    pendingWithdrawals: figures.pending_withdrawals,
    users: figures.users,
  });
};
