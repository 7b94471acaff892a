import { toRupees } from '@reelrupee/contract/money';
import { type Handler, success } from '../../action/handler';
import { cancellable } from '../../database/cancellable';
import { checkLedger } from '../../ledger/invariants/checkLedger';
import { findViolations } from '../../ledger/invariants/findViolations';
import { isSound } from '../../ledger/invariants/invariants';
import { readPayoutPause } from '../../wallet/payoutPause';
import { readFigures } from '../figures';

export const adminHealth: Handler<'adminHealth'> = async ({ signal }, services) => {
  const database = cancellable(services.database, signal);
  const invariants = await checkLedger(database);
  const sound = isSound(invariants);
  const violations = sound ? undefined : await findViolations(database);
  const [figures, pause] = await database.longTransaction(async (queries) => [
    await readFigures(queries, services.clock.now()),
    await readPayoutPause(queries),
  ]);
  return success({
    invariants,
    sound,
    ...(violations && { violations }),
    cashReceived: toRupees(figures.cash_received),
    paidOut: toRupees(figures.paid_out),
    tdsWithheld: toRupees(figures.tds_withheld),
    tdsSent: toRupees(figures.tds_sent),
    liabilities: toRupees(figures.liabilities),
    futureEarnings: toRupees(figures.future_earnings),
    pendingRecharges: figures.pending_recharges,
    pendingWithdrawals: figures.pending_withdrawals,
    pendingAdjustments: figures.pending_adjustments,
    ...(figures.oldest_adjustment_at && { oldestAdjustmentAt: figures.oldest_adjustment_at.toISOString() }),
    users: figures.users,
    ...(pause && { payoutsPaused: { ...pause, at: pause.at.toISOString() } }),
  });
};
