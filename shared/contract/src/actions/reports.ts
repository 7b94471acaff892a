/** Reports of browsers, and what administrators and the registry read of them. */
import { z } from 'zod';
import { action, noData } from '../action';
import { REPORT_HOURS } from '../constants';
import { countField } from '../fields';
import { REPORT_KINDS } from '../loadError';

const reportKind = z.enum(REPORT_KINDS);
/** As long as the registry takes them. */
const remote = z.string().trim().max(64);
const release = z.string().trim().max(100);

const releaseErrors = z.object({
  remote: z.string(),
  release: z.string(),
  kind: reportKind,
  count: z.number().int(),
  lastSeen: z.iso.datetime(),
  /** The last message that came with one; absent where none did, and from older providers. */
  lastMessage: z.string().optional(),
});
const releaseViews = z.object({
  remote: z.string(),
  release: z.string(),
  /** Browsers that used the release; of a large network, a sample. */
  views: z.number().int(),
  /** Those of them in which it failed. */
  failed: z.number().int(),
});
const tapCount = z.object({
  release: z.string(),
  /** Index in TAP_BUCKETS_MS. */
  bucket: z.number().int(),
  /** Page views whose median tap was in this bucket. */
  count: z.number().int(),
});

export const reportActions = {
  adminListErrors: action({
    summary:
      'Client errors, grouped by remote, release and kind, each with its last message; of all remotes, or of one.',
    access: 'admin',
    payload: z.object({
      sinceHours: countField(REPORT_HOURS).default(24),
      remote: remote.optional(),
    }),
    data: z.array(releaseErrors),
    beside: {
      /** Browsers of the last 24 hours that used a release, and those in which it failed; absent in replies of the version before. */
      views: z.array(releaseViews).optional(),
    },
  }),
  adminListCanaryErrors: action({
    summary:
      'Client errors, and screens that opened, of page views with a canary, by release and kind: of the canary and of its stable release.',
    access: 'admin',
    payload: z.object({
      remote,
      canary: release,
      /** When the canary came out; the whole hour of this instant counts. */
      since: z.iso.datetime().optional(),
    }),
    data: z.array(releaseErrors.pick({ release: true, kind: true, count: true })),
  }),
  adminListTaps: action({
    summary: 'Durations of taps on a canary and on its stable release, by release and bucket.',
    access: 'admin',
    payload: z.object({ remote, canary: release }),
    data: z.array(tapCount),
  }),
  startPageView: action({
    summary: 'Gives a page view the token that its reports carry, valid for a day.',
    access: 'public',
    payload: z.object({
      visitor: z.string().regex(/^[0-9a-f]{32}$/),
      composition: z.string().trim().max(80),
    }),
    data: z.object({ token: z.string() }),
  }),
  reportClientError: action({
    summary:
      'Report of the shell: a screen failed, fell back or opened, or a reply did not fit its action. Counted once a day for each visitor, release and kind, and for each canary once more.',
    access: 'public',
    payload: z.object({
      kind: reportKind,
      remote,
      release,
      composition: z.string().trim().max(80),
      /** The remote's canary in this composition, if it has one. */
      canary: release.default(''),
      message: z.string().trim().max(500).optional(),
      /** The token of startPageView; without one the report is not counted. */
      token: z.string().max(600).default(''),
    }),
    data: noData,
  }),
  reportTaps: action({
    summary:
      'Median duration of the first taps on a screen of a remote that has a canary. Counted once for each visitor and canary.',
    access: 'public',
    payload: z.object({
      remote,
      /** The release whose screen was open: the canary or the stable one. */
      release,
      canary: release,
      composition: z.string().trim().max(80),
      ms: z.coerce.number<number | string>().min(0).max(60_000),
      /** The token of startPageView; without one the report is not counted. */
      token: z.string().max(600).default(''),
    }),
    data: noData,
  }),
};
