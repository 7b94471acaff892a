/** Wording that comments, documents and test titles must not use, with the standard term. */

export interface WordRule {
  /** Matched regardless of case. */
  pattern: RegExp;
  better: string;
  /** Files in which the word has its ordinary meaning. */
  except?: RegExp;
}

/** First words of a comment or test title that make it a free relative clause: "What a call sends", "Whether it is open". */
export const OPENING = /^(?:What|Whoever|Who|Whose|Whether|Which|Where|Why|How)\b(?![^.]*\?)/i;

export const BETTER_OPENING = 'name the thing ("Payload of a call") or state the condition ("True if …")';

export const WORD_RULES: readonly WordRule[] = [
  { pattern: /\bnobody[’']s\b/, better: 'say who, or leave it out' },
  { pattern: /\bof now\b/, better: 'current' },
  { pattern: /\banew\b/, better: 'again' },
  { pattern: /\bmend(?:s|ed|ing)?\b/, better: 'fix, correct' },
  { pattern: /\bat hand\b/, better: 'available, loaded' },
  { pattern: /\bfor ever\b/, better: 'permanently, indefinitely' },
  { pattern: /\btold so\b/, better: 'sees a message' },
  { pattern: /\ball the same\b/, better: 'still, too' },
  { pattern: /\bby (?:itself|himself|themselves)\b/, better: 'automatically, alone' },
  { pattern: /\bnothing of\b/, better: 'no, not about' },
  { pattern: /\bnext to (?:nobody|nothing|none)\b/, better: 'rarely, hardly' },
  { pattern: /\bis no part\b/, better: 'is not in' },
  { pattern: /\bhand(?:s|ed|ing)? out\b/, better: 'serve, give' },
  { pattern: /\byardstick\b/, better: 'calibration' },
  { pattern: /\b(?:thereby|wherefore|whence)\b/, better: 'so, therefore' },
  { pattern: /\bas it were\b/, better: 'leave it out' },
  { pattern: /\bbeside\b/, better: 'next to, with, in addition to' },
  { pattern: /\bstands? (?:in|for|before|on|at|still|there|above)\b/, better: 'is, represents, stays' },
  { pattern: /\bgo(?:es)? on\b/, better: 'continue, keep' },
  { pattern: /\bwish(?:es)?\b/, better: 'request' },
  { pattern: /\bobstacle/, better: 'reason' },
  { pattern: /\btroubles?\b/, better: 'error' },
  { pattern: /\bwhoever\b/, better: 'a user who, anyone who' },
  { pattern: /\bdraw(?:s|n|ing)?\b/, better: 'render, paint', except: /^media\// },
  {
    pattern: /\b(?:an?|the|its|no|each|every|any|lost|late|first|last|such an) answers?\b/,
    better: 'reply (of the provider), response (HTTP), result (of a function)',
  },
];
