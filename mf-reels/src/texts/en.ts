import type { Texts } from '@reelrupee/platform';

/** Plural forms of English texts. */
export const en = {
  '{count} samples watched. With the free plan you would have earned {amount}.': {
    one: '{count} sample watched. With the free plan you would have earned {amount}.',
    other: '{count} samples watched. With the free plan you would have earned {amount}.',
  },
  '{count} reels are still to watch today.': {
    one: '{count} reel is still to watch today.',
    other: '{count} reels are still to watch today.',
  },
  '{count} reels of {plan} are still to watch today.': {
    one: '{count} reel of {plan} is still to watch today.',
    other: '{count} reels of {plan} are still to watch today.',
  },
  '{amount} waiting. It unlocks after {count} more full days in a row.': {
    one: '{amount} waiting. It unlocks after {count} more full day.',
    other: '{amount} waiting. It unlocks after {count} more full days in a row.',
  },
  'Available after {count} more days in a row with all {reels} reels watched.': {
    one: 'Available after {count} more day in a row with all {reels} reels watched.',
    other: 'Available after {count} more days in a row with all {reels} reels watched.',
  },
} satisfies Texts;
