import { toRupees } from '@reelrupee/contract/money';
import { type Handler, successWith } from '../../action/handler';
import { toTaxPaymentDto } from '../../taxes/taxPaymentDto';
import { listTaxPayments } from '../../taxes/taxPayments';
import { readTaxToSend } from '../../taxes/taxTotals';

export const adminListTaxPayments: Handler<'adminListTaxPayments'> = async ({ payload }, { database }) => {
  const { rows, count } = await listTaxPayments(database.queries, payload);
  const toSend = toRupees(await readTaxToSend(database.queries));
  return successWith(rows.map(toTaxPaymentDto), { count, toSend });
};
