import { takeAdvisoryLock } from '../database/advisoryLock';
import { formatRupees } from '../formatRupees';
import { err, ok, type Result } from '../result';
import type { Services } from '../services';
import { postTaxPayment } from './postTaxPayment';
import { recordsOf, type TaxPaymentRow } from './taxPayments';
import { readTaxToSend } from './taxTotals';

interface Recorded {
  payment: TaxPaymentRow;
  isEarlier: boolean;
  /** Paise that are still to be sent. */
  toSend: number;
}

/**
 * Records tax that was sent to the state by this challan, no more than was withheld. A challan counts once: recorded
 * again with its amount it is the earlier record, unless that was reversed.
 */
export function recordTaxPayment(
  { challan, paise }: { challan: string; paise: number },
  { database, clock }: Services,
): Promise<Result<Recorded, 'recordedOtherwise' | 'aboveWithheld'>> {
  return database.transaction(async (queries) => {
    // Two challans at the same moment must not send the same tax.
    await takeAdvisoryLock(queries, 'recording tax');
    const records = await recordsOf(queries, challan);
    const [latest] = records;
    const toSend = await readTaxToSend(queries);
    if (latest && latest.reversed_at === null) {
      if (latest.paise !== paise) return err('recordedOtherwise', { amount: formatRupees(latest.paise) });
      return ok({ payment: latest, isEarlier: true, toSend });
    }
    if (paise > toSend) return err('aboveWithheld', { toSend: formatRupees(Math.max(0, toSend)) });
    const ref = latest ? `${challan}/${records.length + 1}` : challan;
    const at = clock.now();
    await postTaxPayment(queries, { ref, paise, at, reverses: false });
    const payment = { challan, ref, paise, recorded_at: at, reversed_at: null };
    return ok({ payment, isEarlier: false, toSend: toSend - paise });
  });
}
