/** Actions of administrators on the plans and reels on offer. */
import { z } from 'zod';
import { action } from '../action';
import { plan } from '../entities';
import { countField, flagField, idField, pageFields, priceField, rupeesField } from '../fields';

const adminReel = z.object({
  _id: z.string(),
  title: z.string(),
  titleHi: z.string().optional(),
  videoUrl: z.string(),
  posterUrl: z.string(),
  captionsUrl: z.string(),
  captionsHiUrl: z.string().optional(),
  duration: z.number(),
  position: z.number().int(),
  active: z.boolean(),
});
export type AdminReel = z.infer<typeof adminReel>;

export const catalogueActions = {
  adminListPlans: action({
    summary: 'All plans, including those not on sale.',
    access: 'admin',
    payload: pageFields,
    data: z.array(plan.extend({ active: z.boolean() })),
    beside: { count: z.number().int() },
  }),
  adminSavePlan: action({
    summary: 'Creates a plan, or changes its terms for later buyers.',
    access: 'admin',
    role: 'maker',
    /** A new plan needs all terms; those left out of a change stay as they are when it is made. */
    payload: z.object({
      _id: idField.optional(),
      title: z.string().trim().min(1).max(60).optional(),
      rechargeAmount: priceField(
        'The recharge amount must be rupees and paise, 0 for a free plan',
      ).optional(),
      earningsPerReel: rupeesField('Earnings per reel must be an amount above 0').optional(),
      /** If it is left out, a new plan is on sale, and another one stays as it is. */
      active: flagField.optional(),
    }),
    data: plan.extend({ active: z.boolean() }),
    errors: {
      noSuchPlan: { code: 400, msg: 'There is no plan {id}.' },
      termsMissing: { code: 400, msg: 'A new plan needs a title, a recharge amount and earnings per reel.' },
      kindChanged: { code: 409, msg: 'A free plan must stay free, and a paid plan must stay paid.' },
      oneFreePlan: { code: 409, msg: 'A free plan already exists.' },
    },
  }),
  adminListReels: action({
    summary: 'All reels in feed order.',
    access: 'admin',
    payload: pageFields,
    data: z.array(adminReel),
    beside: { count: z.number().int() },
  }),
  adminSaveReel: action({
    summary: 'Creates or changes a reel.',
    access: 'admin',
    role: 'maker',
    payload: z.object({
      _id: idField.optional(),
      title: z.string().trim().min(1).max(120),
      /** Kept while `title` stays, if it is left out. */
      titleHi: z.string().trim().max(120).optional(),
      videoUrl: z.string().trim().min(1).max(300),
      posterUrl: z.string().trim().max(300).default(''),
      captionsUrl: z.string().trim().max(300).default(''),
      /** Kept while `captionsUrl` stays, if it is left out. */
      captionsHiUrl: z.string().trim().max(300).optional(),
      duration: z.coerce.number<number | string>().positive().max(600),
      position: countField(1_000_000).optional(),
      /** If it is left out, a new reel is shown, and another one stays as it is. */
      active: flagField.optional(),
    }),
    data: adminReel,
    /** Files of the reel that the provider's media folder lacks; another host may have them. */
    beside: { missing: z.array(z.string()).optional() },
    errors: { noSuchReel: { code: 400, msg: 'There is no reel {id}.' } },
  }),
};
