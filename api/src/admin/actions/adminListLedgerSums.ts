import { type Handler, success } from '../../action/handler';
import { istDay } from '../../time/istDay';
import { readLedgerSums } from '../bookkeeping/ledgerSums';

export const adminListLedgerSums: Handler<'adminListLedgerSums'> = async (
  { payload },
  { database, clock },
) => {
  const month = payload.month ?? istDay(clock.now()).slice(0, 7);
  return success({ month, ...(await readLedgerSums(database, month)) });
};
