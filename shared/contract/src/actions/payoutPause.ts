/** Actions of administrators that stop payouts, and let them continue. */
import { z } from 'zod';
import { action } from '../action';
import { PAUSE_REASONS } from '../payoutPause';

export const payoutPauseActions = {
  adminPausePayouts: action({
    summary:
      'Pauses payouts: no withdrawal is requested, none is added to a batch, and none outside a batch is paid. Pending ones stay, and can be rejected. Users read the reason in their language. A repeated call changes reason and note.',
    access: 'admin',
    role: 'maker',
    payload: z.object({
      reason: z.enum(PAUSE_REASONS),
      note: z.string().trim().min(1, 'Enter a note. Only administrators see it.').max(500),
    }),
    /** Batches that are still to be paid: the bank may be paying them. */
    data: z.object({ batches: z.array(z.string()) }),
  }),
  adminResumePayouts: action({
    summary: 'Ends the pause of payouts. A repeated call changes nothing.',
    access: 'admin',
    role: 'checker',
    payload: z.object({}),
    data: z.object({ paused: z.literal(false) }),
  }),
};
