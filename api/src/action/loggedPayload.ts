import { emailField } from '@reelrupee/contract/fields';
import type { Queries } from '../database/database';

/**
 * An act's payload for the log, which nothing is ever erased from: a user who is named by email is named by id, null if
 * nobody has the email. Closing the account erases the email.
 */
export async function loggedPayload(
  queries: Queries,
  action: string,
  payload: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  if (action !== 'adminIssueResetCode') return payload;
  const user = await queries
    .selectFrom('users')
    .select('id')
    .where('email', '=', emailField.parse(payload['email']))
    .executeTakeFirst();
  return { _id: user?.id ?? null };
}
