import { RefusedError } from '../refusedError';

/**
 * Throws a UserError when a rollback would take back another release than the one it was given for: a switch that came
 * first has taken that one back, or has put out a canary. A rollback decided on the newer state would take back a good one.
 */
export function requireWithdrawn(
  name: string,
  meant: string | undefined,
  withdrawn: string | undefined,
): void {
  if (meant === withdrawn) return;
  throw new RefusedError(
    409,
    `A rollback of ${name} would take back ${withdrawn ?? 'nothing'} now, not ${meant}; nothing was changed.`,
    'See what is live: npm run releases',
  );
}
