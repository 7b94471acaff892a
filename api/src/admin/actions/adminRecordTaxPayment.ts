import { toPaise, toRupees } from '@reelrupee/contract/money';
import { type Handler, successWith } from '../../action/handler';
import { recordTaxPayment } from '../../taxes/recordTaxPayment';
import { toTaxPaymentDto } from '../../taxes/taxPaymentDto';

export const adminRecordTaxPayment: Handler<'adminRecordTaxPayment'> = async ({ payload }, services) => {
  const { challan, amount } = payload;
  const recorded = await recordTaxPayment({ challan, paise: toPaise(amount) }, services);
  if (!recorded.ok) return recorded;
  const { payment, isEarlier, toSend } = recorded.value;
  return successWith(toTaxPaymentDto(payment), { isEarlier, toSend: toRupees(toSend) });
};
