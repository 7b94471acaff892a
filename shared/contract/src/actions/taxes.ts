/** Actions by which administrators record the withheld tax (TDS) that they have sent to the state. */
import { z } from 'zod';
import { action } from '../action';
import { normalChallan } from '../challan';
import { pageFields, rupeesField } from '../fields';

const AMOUNT = 'Enter the amount of the challan in rupees, above 0, with at most two decimals.';
const CHALLAN =
  'Enter the whole identification number of the challan (CIN), such as 0510308-07042026-00012: 10 to 40 letters and digits.';

const challanField = z
  .string(CHALLAN)
  .overwrite(normalChallan)
  .regex(/^[A-Z0-9]{10,40}$/, CHALLAN);

const taxPayment = z.object({
  challan: z.string(),
  /** Rupees. */
  amount: z.number(),
  recordedAt: z.iso.datetime(),
  /** When the record was reversed; empty if it was not. */
  reversedAt: z.union([z.literal(''), z.iso.datetime()]),
});
export type TaxPayment = z.infer<typeof taxPayment>;

export const taxActions = {
  adminRecordTaxPayment: action({
    summary:
      'Records withheld tax (TDS) that was sent to the state, by the number of its challan, no more than was withheld. A repeated call changes nothing.',
    access: 'admin',
    role: 'checker',
    payload: z.object({ challan: challanField, amount: rupeesField(AMOUNT) }),
    data: taxPayment,
    beside: {
      /** It was recorded before. */
      isEarlier: z.boolean(),
      /** Rupees of withheld tax that are still to be sent. */
      toSend: z.number(),
    },
    errors: {
      recordedOtherwise: {
        code: 409,
        msg: 'This challan is recorded with {amount}. If that is wrong, reverse it with reverse-tds first.',
      },
      aboveWithheld: {
        code: 409,
        msg: 'Only {toSend} of withheld tax is still to be sent. Record the part of the challan that is TDS of payouts.',
      },
    },
  }),
  adminReverseTaxPayment: action({
    summary:
      'Reverses the record of a tax payment that was not made, or not with this amount or challan. A repeated call changes nothing.',
    access: 'admin',
    role: 'checker',
    payload: z.object({
      challan: challanField,
      /** Kept for administrators, in the log of acts. */
      reason: z.string().trim().min(1, 'Enter a reason. Only administrators see it.').max(500),
    }),
    data: taxPayment,
    beside: { toSend: z.number() },
    errors: { noSuchChallan: { code: 400, msg: 'No challan {challan} is recorded.' } },
  }),
  adminListTaxPayments: action({
    summary: 'Recorded tax payments, the newest first.',
    access: 'admin',
    payload: pageFields,
    data: z.array(taxPayment),
    beside: { count: z.number().int(), toSend: z.number() },
  }),
};
