/** The routes of a remote, as `remote.json` declares them and as releases keep them. */
import { z } from 'zod';
import { QUERY_NAMES } from '@reelrupee/contract/queries';
import { SKELETONS } from '../composition/composition';
import { isInPage, isPageAction, PAGE_ACTIONS } from '../composition/pageData';

const field = z.string();

const callFields = z.strictObject({
  action: z.string().describe('A query of the provider, such as getUserPlans.'),
  of: z.literal('user').optional().describe('Made for the signed-in user, with their id in the payload.'),
  with: z
    .record(z.string(), z.union([z.string(), z.number()]))
    .optional()
    .describe('Further fields of the payload.'),
  picture: field.optional().describe('The field of the reply with the path of an image to fetch at once.'),
  inPage: z
    .literal(true)
    .optional()
    .describe(`The page holds the reply: for ${PAGE_ACTIONS.join(' and ')} only.`),
  video: z
    .strictObject({
      field: field.describe('The field of the reply with the path of the video.'),
      preferred: z
        .strictObject({
          field: field.describe('The field that takes precedence.'),
          flag: z.string().describe('The key of localStorage that is "on" on such devices.'),
        })
        .optional()
        .describe('Another field for devices whose localStorage has "on" under a key.'),
    })
    .optional()
    .describe('The video whose first frame is fetched at once.'),
});

const firstCall = callFields.refine((call) => !isInPage(call) || isPageAction(call.action), {
  path: ['action'],
  message: `inPage is for ${PAGE_ACTIONS.join(' and ')} only`,
});

export const routeSchema = z.strictObject({
  path: z
    .string()
    .regex(/^\/[\w-]*$/, 'a route is one path segment, such as "/plan"')
    .describe('One path segment, such as "/plan".'),
  title: z.string().min(1).describe('The title in English, for the tab and the frame.'),
  titles: z
    .record(z.string().regex(/^[a-z]{2}$/, 'a language is two letters, such as "hi"'), z.string().min(1))
    .optional()
    .describe('Titles in other languages: { "hi": "…" }.'),
  skeleton: z.enum(SKELETONS).describe('The placeholder while the screen loads.'),
  calls: z.array(firstCall).optional().describe('Queries that the page makes while the screen’s code loads.'),
});

/** A route of `remote.json`. Releases keep others, too: with queries that the contract had before. */
export const declaredRoute = routeSchema.extend({
  calls: z
    .array(
      firstCall.safeExtend({
        action: z
          .enum(QUERY_NAMES, `only queries are called before a screen: ${QUERY_NAMES.join(', ')}`)
          .describe('A query of the provider.'),
      }),
    )
    .optional()
    .describe('Queries that the page makes while the screen’s code loads.'),
});
