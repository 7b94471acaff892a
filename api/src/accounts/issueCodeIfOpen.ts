import type { Services } from '../services';
import { isClosed } from './closure/isClosed';
import { issueCode, type NewCode } from './codes';

/**
 * Issues a code; undefined if the account is closed by now. A closing that begins meanwhile waits, and deletes the code: it
 * would give a closed account a password, and keep the address that it was mailed to.
 */
export function issueCodeIfOpen(
  code: NewCode,
  { database, clock }: Pick<Services, 'database' | 'clock'>,
): Promise<string | undefined> {
  return database.transaction(async (queries) =>
    (await isClosed(queries, code.userId)) ? undefined : issueCode(queries, code, clock.now()),
  );
}
