import { toRupees } from '@reelrupee/contract/money';
import { type Handler, successWith } from '../../action/handler';
import { reverseTaxPayment } from '../../taxes/reverseTaxPayment';
import { toTaxPaymentDto } from '../../taxes/taxPaymentDto';

export const adminReverseTaxPayment: Handler<'adminReverseTaxPayment'> = async ({ payload }, services) => {
  const reversed = await reverseTaxPayment(payload.challan, services);
  if (!reversed.ok) return reversed;
  const { payment, toSend } = reversed.value;
  return successWith(toTaxPaymentDto(payment), { toSend: toRupees(toSend) });
};
