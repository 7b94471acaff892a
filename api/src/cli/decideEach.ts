import { UserError } from '../userError';

/** Codes of a request that the server refuses for a reason of its own: the others of the list may succeed. */
const REFUSED: readonly (number | undefined)[] = [400, 409];

/**
 * Decides each request in turn. Gives the replies, and the refusals by the name of their request; throws the first other
 * error, with what to do about the rest.
 */
export async function decideEach<Item, Reply>(
  items: readonly Item[],
  decide: (item: Item) => Promise<Reply>,
  nameOf: (item: Item) => string,
): Promise<{ done: Reply[]; refused: string[] }> {
  const done: Reply[] = [];
  const refused: string[] = [];
  for (const item of items) {
    try {
      done.push(await decide(item));
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      if (!REFUSED.includes(error.code)) {
        const advice = `${done.length} of ${items.length} are done. Run the command again for the rest.`;
        throw new UserError(`${error.message} ${advice}`, error.code);
      }
      refused.push(`${nameOf(item)}: ${error.message}`);
    }
  }
  return { done, refused };
}
