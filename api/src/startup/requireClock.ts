import type { Config } from '../config';
import type { Queries } from '../database/database';
import { isClockWrong, readClockOffset } from '../database/readClockOffset';
import type { Clock } from '../time/clock';
import { UserError } from '../userError';

/** Throws a UserError if the clock of this process differs from the database's by more than `MAX_CLOCK_OFFSET_SECONDS`. */
export async function requireClock(
  queries: Queries,
  clock: Clock,
  { MAX_CLOCK_OFFSET_SECONDS: limit }: Pick<Config, 'MAX_CLOCK_OFFSET_SECONDS'>,
): Promise<void> {
  const offset = await readClockOffset(queries, clock);
  if (!isClockWrong(offset, limit)) return;
  const side = offset.ahead > 0 ? 'ahead of' : 'behind';
  throw new UserError(
    `The clock of this machine is ${Math.round(Math.abs(offset.ahead))} seconds ${side} that of the database. Set both by NTP, or raise MAX_CLOCK_OFFSET_SECONDS.`,
  );
}
