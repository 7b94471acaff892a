/** Actions of administrators on payouts that are checked for farms of accounts. */
import { z } from 'zod';
import { action, noData } from '../action';
import { countField, idField, pageFields } from '../fields';

const riskyPayout = z.object({
  _id: z.string(),
  userId: z.string(),
  userName: z.string(),
  userEmail: z.string(),
  amount: z.number(),
  /** Held from 100. */
  score: z.number().int(),
  reasons: z.array(z.object({ signal: z.string(), count: z.number().int(), points: z.number().int() })),
  /** `shadow`: it would be held if RISK_MODE were enforce. */
  state: z.enum(['held', 'shadow', 'released']),
  createdAt: z.iso.datetime(),
});
export type RiskyPayout = z.infer<typeof riskyPayout>;

export const riskActions = {
  adminListRiskyPayouts: action({
    summary:
      'Pending withdrawals that are held, or would be, with score and reasons; the highest score first.',
    access: 'admin',
    payload: pageFields.extend({ limit: countField(100).default(100) }),
    data: z.array(riskyPayout),
    beside: { count: z.number().int() },
  }),
  adminReleasePayout: action({
    summary: 'Releases a held withdrawal after a person has checked it, so that it can be paid.',
    access: 'admin',
    role: 'checker',
    payload: z.object({ _id: idField }),
    data: noData,
    errors: {
      noSuchWithdrawal: { code: 400, msg: 'There is no withdrawal request {id}.' },
      notHeld: { code: 409, msg: 'This withdrawal is not held.' },
    },
  }),
};
