import type { Language } from '@reelrupee/contract/languages';
import type { Queries } from '../database/database';

/** Stores the language that a user has chosen. */
export async function setLanguage(queries: Queries, userId: string, language: Language): Promise<void> {
  await queries.updateTable('users').set({ language }).where('id', '=', userId).execute();
}

/** Stores the language of the page in which a user signs in, unless the account has a chosen one. */
export async function learnLanguage(
  queries: Queries,
  userId: string,
  language: Language | undefined,
): Promise<void> {
  if (language === undefined) return;
  await queries
    .updateTable('users')
    .set({ language })
    .where('id', '=', userId)
    .where('language', 'is', null)
    .execute();
}

/** The language of a user; null while it is unknown. */
export async function languageOfUser(queries: Queries, userId: string): Promise<Language | null> {
  const row = await queries
    .selectFrom('users')
    .select('language')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.language;
}
