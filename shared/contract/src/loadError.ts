/** Kinds of errors of a remote. The shell classifies them, the provider counts them. */
export const LOAD_ERROR_KINDS = [
  /** The entry or a chunk could not be fetched: refused, 404, 5xx, offline. */
  'unreachable',
  /** The load exceeded its time limit. */
  'timeout',
  /** The hash of a fetched file differs from the release's. */
  'integrity',
  /** The entry threw, or is not a script; or its code damaged what all screens share. */
  'evaluation',
  /** The container rejected the shared modules. */
  'init',
  /** The release does not contain the screen of this route. */
  'screen-missing',
  /** No release is compatible with the running platform. */
  'incompatible',
  /** The screen threw while rendering or later. */
  'render',
  /** A stylesheet of the release could not be loaded. */
  'style',
  /** The release was opening, or its screen was open, when an earlier page of this browser died. */
  'hang',
] as const;

export type LoadErrorKind = (typeof LOAD_ERROR_KINDS)[number];

/** Kinds of errors of a release whose screen has opened before: they come on top of its `opened`. */
export const LATE_ERROR_KINDS = [
  /** Its code threw, or left a promise rejected, outside of rendering: in a handler, a timer, a promise. */
  'uncaught',
  /** Its code kept the page from answering for longer than a user puts up with. */
  'slow',
] as const;

export type LateErrorKind = (typeof LATE_ERROR_KINDS)[number];

/**
 * Kinds of reports of the shell: an error, `opened` for a screen that rendered well, so that error rates have a base,
 * or `reply` for a reply of the provider that did not fit its action.
 */
export const REPORT_KINDS = [...LOAD_ERROR_KINDS, ...LATE_ERROR_KINDS, 'opened', 'reply'] as const;

export type ReportKind = (typeof REPORT_KINDS)[number];
