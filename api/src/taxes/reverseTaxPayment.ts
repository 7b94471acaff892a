import { takeAdvisoryLock } from '../database/advisoryLock';
import { err, ok, type Result } from '../result';
import type { Services } from '../services';
import { postTaxPayment } from './postTaxPayment';
import { recordsOf, type TaxPaymentRow } from './taxPayments';
import { readTaxToSend } from './taxTotals';

/** Reverses the latest record of a challan, so that its tax is to be sent again; `toSend` is in paise. */
export function reverseTaxPayment(
  challan: string,
  { database, clock }: Services,
): Promise<Result<{ payment: TaxPaymentRow; toSend: number }, 'noSuchChallan'>> {
  return database.transaction(async (queries) => {
    await takeAdvisoryLock(queries, 'recording tax');
    const [latest] = await recordsOf(queries, challan);
    if (!latest) return err('noSuchChallan', { challan });
    const at = latest.reversed_at ?? clock.now();
    await postTaxPayment(queries, { ref: latest.ref, paise: latest.paise, at, reverses: true });
    return ok({ payment: { ...latest, reversed_at: at }, toSend: await readTaxToSend(queries) });
  });
}
