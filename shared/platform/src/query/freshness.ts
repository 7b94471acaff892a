/** Time in ms for which a reply counts as fresh. */
export const FRESH_MS = 15_000;
