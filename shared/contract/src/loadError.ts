/** The closed union of ways in which a remote can fail its user; the shell classifies, the provider counts. */
export const LOAD_ERROR_KINDS = [
  /** The entry or a chunk could not be fetched: refused, 404, 5xx, offline. */
  'unreachable',
  /** The chain's time limit passed. */
  'timeout',
  /** What was fetched is not what the release recorded. */
  'integrity',
  /** The entry threw, or is not a script. */
  'evaluation',
  /** The container refused the shared modules. */
  'init',
  /** The release does not contain the screen of this route. */
  'screen-missing',
  /** No release is compatible with the running platform. */
  'incompatible',
  /** The screen threw while drawing, or afterwards. */
  'render',
  /** A stylesheet of the release could not be loaded. */
  'style',
  /** The release was running when an earlier page of this browser died. */
  'hang',
] as const;

export type LoadErrorKind = (typeof LOAD_ERROR_KINDS)[number];
