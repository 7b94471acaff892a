/** Actions of administrators on batches: withdrawals that are paid together, by a file for the bank. */
import { z } from 'zod';
import { action } from '../action';
import { adminWithdrawal } from './decisions';

/** Most withdrawals of one batch. */
export const MOST_PAYOUTS = 1_000;

const name = z.string().trim().min(1, 'Enter the name of the batch.').max(40);

export const payoutBatchActions = {
  adminCreatePayoutBatch: action({
    summary: `Puts the withdrawals that the caller may pay now into a batch, at most ${MOST_PAYOUTS}, the oldest ones. Another batch does not have them. While some of it are still to be paid, the same name changes nothing and gives those.`,
    access: 'admin',
    role: 'maker',
    payload: z.object({ name }),
    data: z.array(adminWithdrawal),
    beside: {
      /** Pending withdrawals in no batch; some of them cannot be paid yet. */
      unbatched: z.number().int(),
      /** Those in other batches. */
      batched: z.number().int(),
      /** The batch was made before, so the bank may have its file; absent in replies of the version before. */
      isEarlier: z.boolean().optional(),
    },
    errors: {
      payoutsPaused: { code: 409, msg: 'Payouts are paused: {note}. Nothing is added to a batch.' },
    },
  }),
  adminCancelPayoutBatch: action({
    summary:
      'Takes the withdrawals that are still to be paid out of a batch which the bank does not pay, or no longer: they can be rejected, and the next batch has them.',
    access: 'admin',
    role: 'maker',
    payload: z.object({ name }),
    data: z.object({ name: z.string(), count: z.number().int() }),
    errors: {
      noSuchBatch: { code: 400, msg: 'The batch {name} has no withdrawal that is still to be paid.' },
    },
  }),
};
